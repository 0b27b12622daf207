// What the types promise. This file is never run: it compiles only if they keep it.
import { type Envelope, type MigrateOptions, type ResponseEnvelope, decide, migrate, parse, respond, safeParse } from "../../dist/index.web.js";

interface Task {
  id: string;
}

/** Are the two the same type? */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function holds<_Claim extends true>(): void {}

export function byDialect(envelope: Envelope<Task>): string | null {
  switch (envelope.dialect) {
    case "animus/v1":
      if (envelope.shape === "success") {
        holds<Same<typeof envelope.value.data, Task>>();
        return envelope.value.data.id;
      }
      holds<Same<typeof envelope.value.ok, false>>();
      // @ts-expect-error an error has no data
      return envelope.value.data?.id;
    case "cli-agent-spec/v1":
      holds<Same<typeof envelope.value.data, Task | null>>();
      if (envelope.revision === 1) {
        // @ts-expect-error a delay in milliseconds came with a later revision
        void envelope.value.error?.retry_after_ms;
      }
      return envelope.value.error?.code ?? null;
    case "cli-agent-spec/v2":
      return envelope.value.data?.id ?? null;
    case "claw/v2":
      if (envelope.shape === "error") return envelope.value.error.operation;
      return envelope.value.timestamp;
    case "claw/v1":
      return null;
    default:
      holds<Same<typeof envelope, never>>();
      return envelope;
  }
}

export function results(text: string): void {
  const parsed = parse<Task>(text);
  holds<Same<typeof parsed, Envelope<Task>>>();
  const result = safeParse<Task>(text);
  if (result.success) {
    holds<Same<typeof result.envelope, Envelope<Task>>>();
    // @ts-expect-error a success has no list of issues
    void result.issues;
  } else {
    void result.issues[0]?.path;
    // @ts-expect-error a failure has no envelope
    void result.envelope;
  }
  const migrated = migrate(text, { to: "claw/v2" });
  if (migrated.success) void migrated.changes[0]?.reason;
  else void migrated.refusal.missing;
  // @ts-expect-error the target is missing
  const options: MigrateOptions = { command: "doctor" };
  void options;
  // @ts-expect-error an action that does not exist
  void (decide(text).action === "do_nothing");
}

export function responses(): void {
  const response = respond<Task>({ dialect: "cli-agent-spec/v1", exitCode: 0, data: { id: "TASK-001" }, startedAt: 0 });
  void response.text;
  // @ts-expect-error the data is no task
  respond<Task>({ dialect: "cli-agent-spec/v1", exitCode: 0, data: { name: "x" }, startedAt: 0 });
  // @ts-expect-error `ok` is derived
  respond<Task>({ dialect: "cli-agent-spec/v1", exitCode: 0, data: { id: "x" }, startedAt: 0, ok: true });
  // @ts-expect-error a claw needs its command
  respond({ dialect: "claw/v2", exitCode: 0 });
  holds<Same<ResponseEnvelope<Task>["data"], Task | null>>();
}
