/** The module that can migrate, as text, in a file of its own: bundlers leave the whole file out where nobody migrates. */
export { default } from "../pkg/cli-envelope-migrate/cli-envelope-migrate.wasm";
