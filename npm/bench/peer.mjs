// The peer: Ajv, set up as its manual says, on the schema of the very shape that comes, so that it has nothing to recognise.
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

const SCHEMAS = fileURLToPath(new URL("../../schema/", import.meta.url));

/**
 * A compiled validator. The schemas beside it are there to be referred to.
 *
 * @param {string} schema
 * @param {import("ajv").Options} [options]
 * @returns {import("ajv").ValidateFunction}
 */
export function compile(schema, options) {
  const ajv = create(options);
  const ids = add(ajv, dirname(schema));
  return validator(ajv, /** @type {string} */ (ids.find((id) => id.endsWith(`/${schema}`))));
}

/**
 * Validators of every shape of every dialect.
 *
 * @returns {Map<string, import("ajv").ValidateFunction>}
 */
export function compileAll() {
  const ajv = create();
  const ids = ["claw/v1", "claw/v2", "cli-agent-spec/v1", "cli-agent-spec/v2", "animus/v1"].flatMap((folder) => add(ajv, folder));
  return new Map(ids.map((id) => [id, validator(ajv, id)]));
}

/** @param {import("ajv").Options} [options] */
function create(options) {
  const ajv = new Ajv2020({ allowUnionTypes: true, ...options });
  addFormats.default(ajv);
  // Words that mean nothing to a validator, which Ajv wants to be told.
  ajv.addVocabulary(["x-severity", "x-type-parameter", "x-unknown-fields"]);
  return ajv;
}

/**
 * @param {Ajv2020} ajv
 * @param {string} folder
 * @returns {string[]} the ids of the schemas in a folder
 */
function add(ajv, folder) {
  const names = readdirSync(join(SCHEMAS, folder), { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".schema.json"));
  const schemas = names.map((name) => JSON.parse(readFileSync(join(SCHEMAS, folder, name), "utf8")));
  for (const schema of schemas) ajv.addSchema(schema);
  return schemas.map((schema) => schema.$id);
}

/**
 * @param {Ajv2020} ajv
 * @param {string} id
 */
function validator(ajv, id) {
  const validate = ajv.getSchema(id);
  if (validate === undefined) throw new Error(`no schema ${id}`);
  return validate;
}
