/** The examples, made by the build from tests/. */
declare module "examples" {
  const groups: unknown;
  export default groups;
}
