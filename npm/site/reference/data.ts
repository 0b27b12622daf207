/** What schema/ says, as `cargo xtask gen` writes it down for the page. Loaded when it is first asked for. */

import type { Severity, StreamName } from "../engine/messages.js";

/** A condition of dialect.json. The innermost tests carry themselves in words. */
export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  | ({ words: string; path?: string } & { [test: string]: unknown });

export interface Field {
  path: string;
  type: string;
  required: boolean;
  description: string;
}

export interface Schema {
  file: string;
  id: string;
  title: string;
  description: string;
  fields: Field[];
  examples: unknown[];
}

export interface ExitCode {
  exit: number;
  name: string;
  class: string | null;
  retryable: boolean | null;
  revisions: number[] | null;
  description: string;
}

export interface ErrorCode {
  code: string;
  class: string;
  exit: number | null;
  description: string | null;
}

export interface Shape {
  id: string;
  schema: string;
  says: string;
  when: Condition | null;
}

export interface Dialect {
  id: string;
  title: string;
  description: string;
  streams: { success: StreamName; failure: StreamName; fallback: boolean };
  detect: Condition;
  sets: Record<string, string[]>;
  revisions: { id: number; addresses: string[] }[];
  evidence: { when: Condition; revisions: number[] }[];
  shapes: Shape[];
  /** One for each revision, or a single one with revision 0. */
  editions: { revision: number; schemas: Schema[] }[];
  exit_codes: ExitCode[];
  error_codes: ErrorCode[];
  open_codes: boolean;
  code_at: string[];
  retryable_at: string[];
  exit_code_at: string | null;
  redirect_at: { command: string; permanent: string } | null;
  rules: { code: string; at: string; severity: Severity; revisions: number[] | null; source: string }[];
}

export interface IssueText {
  code: string;
  severity: Severity;
  title: string;
  /** Null where it depends on the field. */
  help: string | null;
}

export interface Rule {
  id: string;
  action: string;
  retryable: boolean;
  delay: "none" | "wire" | "backoff" | null;
  reason: string;
  source: string;
}

export interface Reference {
  dialects: Dialect[];
  issues: IssueText[];
  rules: Rule[];
  actions: Record<string, string>;
  classes: Record<string, string>;
}

let loading: Promise<Reference> | null = null;

export function loadReference(): Promise<Reference> {
  loading ??= import("../generated/reference.json").then((module) => module.default as unknown as Reference);
  return loading;
}
