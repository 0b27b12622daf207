import module from "./cli-envelope.wasm";
import { library } from "./library.js";

export const { inspect } = /* @__PURE__ */ library(() => module);
