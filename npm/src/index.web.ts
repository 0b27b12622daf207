export * from "./library.js";
