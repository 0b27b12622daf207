// Run in a fresh process: how many milliseconds from the first import to the first answer. The word says who answers.
const [, , who, text, schema] = /** @type {string[]} */ (process.argv);
const start = performance.now();
const answer = who === "cli-envelope" ? await ours() : await theirs();
const took = performance.now() - start;
if (answer === undefined) throw new Error("no answer");
console.log(took);

async function ours() {
  const { decide } = await import("../dist/index.node.js");
  return decide(text).action;
}

async function theirs() {
  const { compile, compileAll } = await import("./peer.mjs");
  if (who === "ajv") return compile(schema)(JSON.parse(text));
  const validators = compileAll();
  return validators.size > 1 ? validators.get(`https://cli-envelope.dev/schema/${schema}`)?.(JSON.parse(text)) : undefined;
}
