import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";

const deploy = join(import.meta.dirname, "../../deploy");
const read = (name: string) => parseEnv(readFileSync(join(deploy, `${name}.env`), "utf8"));
const production = read("production");
const staging = read("staging");

test("staging and production differ in their addresses, project and robots, and in nothing else", () => {
  expect(Object.keys(staging)).toEqual(Object.keys(production));
  const different = Object.keys(production).filter((name) => production[name] !== staging[name]);
  expect(different.sort()).toEqual([
    "EDEN_CERTIFICATE",
    "EDEN_CERTIFICATE_KEY",
    "EDEN_HOST",
    "EDEN_ORIGIN",
    "EDEN_PAINEL_HOST",
    "EDEN_PAINEL_ORIGIN",
    "EDEN_REST_UPSTREAM",
    "EDEN_ROBOTS",
  ]);
});

test("search engines list production only, and the files have no secret", () => {
  expect(production.EDEN_ROBOTS).toBe("");
  expect(staging.EDEN_ROBOTS).toMatch(/^noindex/);
  for (const { EDEN_ORIGIN, EDEN_HOST, ...rest } of [production, staging]) {
    expect(EDEN_ORIGIN).toBe(`https://${EDEN_HOST}`);
    expect(Object.keys(rest).filter((name) => /SECRET|TOKEN|PASSWORD/.test(name))).toEqual([]);
  }
});

test("first-machine.sh is valid and reads only files that exist", () => {
  const script = join(deploy, "first-machine.sh");
  execFileSync("bash", ["-n", script]);
  const text = readFileSync(script, "utf8");
  const units = /^for unit in (eden-.+); do$/m.exec(text)?.[1]?.split(" ") ?? [];
  const files = [...text.matchAll(/\$from\/([\w./-]+)/g)].map(([, name = ""]) => name);
  expect([...units, ...files].length).toBeGreaterThan(12);
  expect([...units, ...files].filter((name) => !existsSync(join(deploy, name)))).toEqual([]);
});

test("the command that replaces the service names what compose has, and the new version answers before the old one ends", () => {
  const steps = production.EDEN_SERVICE_UP?.split(" && ").map((step) => step.replace(/^.+compose\.yaml /, ""));
  expect(steps).toEqual(["up -d --wait next", "up -d --wait service", "rm --stop --force next"]);
});
