// What package.json promises: in step with the workspace, nothing to install, nothing to run at installation.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const manifest = JSON.parse(read("package.json"));
const workspace = read("../Cargo.toml").split("[workspace.package]")[1] ?? "";
const workspaceField = (name: string) => new RegExp(`^${name} = "(.*)"$`, "m").exec(workspace)?.[1];

test("version and licence are those of the workspace", () => {
  assert.equal(manifest.version, workspaceField("version"));
  assert.equal(manifest.license, workspaceField("license"));
  assert.equal(JSON.parse(read("package-lock.json")).version, manifest.version);
});

test("users install nothing else, and nothing runs at installation", () => {
  for (const kind of ["dependencies", "optionalDependencies", "peerDependencies", "bundleDependencies"]) {
    assert.equal(manifest[kind], undefined, kind);
  }
  for (const script of ["preinstall", "install", "postinstall", "prepare"]) {
    assert.equal(manifest.scripts[script], undefined, script);
  }
  assert.equal(manifest.sideEffects, false);
});

test("the lock file names no registry", () => {
  assert.doesNotMatch(read("package-lock.json"), /"resolved"/);
});
