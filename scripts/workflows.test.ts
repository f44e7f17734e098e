import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

interface Step {
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Job {
  container?: string;
  needs?: string;
  env?: Record<string, string>;
  strategy?: { matrix: { include: Record<string, string>[] } };
  steps: Step[];
}

const root = join(import.meta.dirname, "..");
const jobsOf = (file: string): [string, Job][] =>
  Object.entries(parse(readFileSync(join(root, file), "utf8")).jobs as Record<string, Job>);
const jobs = globSync(".github/workflows/*.yml", { cwd: root }).flatMap((file) =>
  jobsOf(file).map(([name, job]): [string, Job] => [`${file} ${name}`, job]),
);
const inContainer = jobs.filter(([, { container }]) => container);
const ci = Object.fromEntries(jobsOf(".github/workflows/ci.yml"));
const using = ({ steps }: Job, action: string) => steps.filter(({ uses }) => uses?.startsWith(`actions/${action}@`));

/** What a job runs, with the entries of its matrix filled in. */
const commandsOf = ({ steps, strategy }: Job) =>
  steps.flatMap(({ run }) =>
    run?.includes("matrix.run") ? (strategy?.matrix.include.map((entry) => entry.run ?? "") ?? []) : (run ?? []),
  );

// In a container git refuses the checkout of another user, and Debian's Node is too old: .ci/run takes care of both.
test.each(inContainer)("%s runs git, node and npm through .ci/run only", (_, job) => {
  const commands = commandsOf(job).flatMap((command) => command.split(/&&|\n/).map((part) => part.trim()));
  expect(commands.some((command) => command.startsWith("bash .ci/run"))).toBe(true);
  expect(commands.filter((command) => /^(?:git|node|npm|npx)\b/.test(command))).toEqual([]);
});

test.each(inContainer)("%s keeps npm's cache where .ci/run puts it", (_, job) => {
  const folders = using(job, "cache").map((step) => step.with?.path);
  expect(folders.filter((folder) => folder !== ".local/bin")).toEqual(
    job.env?.EDEN_NPM_CACHE ? [job.env.EDEN_NPM_CACHE] : [],
  );
});

test.each(inContainer.filter(([name]) => !name.endsWith(" spec")))("%s can build the sign-in server", (_, job) => {
  const [go] = using(job, "setup-go");
  expect(go?.with).toEqual({ "go-version-file": "supabase/auth/go.mod", cache: false });
});

test("CI runs every part of npm run check, and the shards of a part are complete", () => {
  const entries = ci.check?.strategy?.matrix.include ?? [];
  const parts = /const PARTS.+?\{(.+?)\n\}/s.exec(readFileSync(join(root, "scripts/check.ts"), "utf8"))?.[1] ?? "";
  expect(new Set(entries.map(({ only }) => only))).toEqual(
    new Set(parts.match(/^ {2}\w+(?=:)/gm)?.map((n) => n.trim())),
  );
  const shards = entries.flatMap(({ shard }) => shard ?? []);
  expect(shards).toEqual(shards.map((_, index) => `${index + 1}/${shards.length}`));
  expect(new Set(entries.filter(({ only }) => only === "e2e").map(({ report }) => report)).size).toBe(shards.length);
});

test("a failed job of a matrix keeps its reports, and the requirements are counted over those of all jobs", () => {
  for (const [name, job] of jobs.filter(([, { strategy }]) => strategy)) {
    const kept = using(job, "upload-artifact").find((step) => step.if === "failure()");
    expect(kept?.with, name).toMatchObject({ path: ".reports/", "include-hidden-files": true });
  }
  const [uploaded] = using(ci.check as Job, "upload-artifact").filter((step) => step.if === "always()");
  const [downloaded] = using(ci.spec as Job, "download-artifact");
  expect(ci.spec?.needs).toBe("check");
  expect(downloaded?.with?.pattern).toBe(String(uploaded?.with?.name).replace(/\$\{\{.+\}\}/, "*"));
});
