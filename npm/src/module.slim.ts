/** There is none until the caller hands it over. */
export function load(): never {
  throw new Error("cli-envelope/slim carries no module: call init(module) with that of cli-envelope/cli-envelope.wasm first");
}

/** Where the caller's module cannot migrate. */
export function loadMigrator(): never {
  throw new Error("this module cannot migrate: call init(module) with that of cli-envelope/cli-envelope-migrate.wasm instead");
}

/** There is no such thing here. */
export const writeLatin1: ((text: string, into: Uint8Array) => void) | undefined = undefined;
