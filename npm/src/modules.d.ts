/** A module that wasm-pack left in pkg/, bundled as text. The file beside an entry point has a declaration of its own. */
declare module "*.wasm" {
  const base64: string;
  export default base64;
}
