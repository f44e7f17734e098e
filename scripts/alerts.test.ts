import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { parse } from "yaml";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

const rules = read("deploy/prometheus/rules.yml");
const names = all(rules, /- alert: (\w+)/g);
const watching = /^## Watching$(.*?)^## /ms.exec(read("docs/deploy.md"))?.[1] ?? "";

test.each(names)("%s has a test that shows it silent and firing", (name) => {
  const files = ["rules.test.yml", "days.test.yml"].map((file) => read(`deploy/prometheus/${file}`));
  const tests = files.flatMap((file) => file.split(/^ {2}- name: /m));
  const own = tests.find((text) => text.startsWith(`${name}\n`)) ?? "";
  const [before = "", ...after] = own.split("- expr: ").slice(1);
  expect(before).not.toContain(`alertname="${name}"`);
  expect(after.at(-1)).toContain(`alertname="${name}"`);
});

test("docs/deploy.md lists every alert with its severity, and no other", () => {
  const listed = [...watching.matchAll(/^\| `(\w+)` \| (page|morning) \|/gm)].map(([, name, severity]) => [
    name,
    severity,
  ]);
  const defined = rules.split("- alert: ").slice(1);
  expect(listed.toSorted()).toEqual(
    defined.map((rule) => [/^\w+/.exec(rule)?.[0], /severity: (\w+)/.exec(rule)?.[1]]).toSorted(),
  );
});

test("every runbook of an alert exists", () => {
  const docs = new Set(globSync("docs/**/*.md", { cwd: root }));
  const runbooks = all(rules, /runbook: ([^#\s]+)/g);
  expect(runbooks).toHaveLength(names.length);
  expect(runbooks.filter((path) => !docs.has(path))).toEqual([]);
});

test("[SEC-M18] the runbook of an alert is a section that exists, and a page of docs/runbooks names the alerts that lead to it", () => {
  const heading = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-");
  for (const rule of rules.split("- alert: ").slice(1)) {
    const [name = ""] = /^\w+/.exec(rule) ?? [];
    const [, path = "", anchor] = /runbook: ([^#\s]+)#?(\S+)?/.exec(rule) ?? [];
    const text = read(path);
    if (anchor) expect(all(text, /^#+ (.+)$/gm).map(heading), name).toContain(anchor);
    if (path.startsWith("docs/runbooks/")) expect(text, path).toContain(`\`${name}\``);
  }
});

test("[SEC-M18] docs/deploy.md says of every alert how long its condition lasts before it fires", () => {
  const words: Record<string, RegExp> = { "1d": /for a day/, "2d": /for two days/ };
  for (const { alert, for: wait } of parse(rules).groups.flatMap((group: { rules: object[] }) => group.rules)) {
    const [row = ""] = watching.split("\n").filter((line) => line.startsWith(`| \`${alert}\``));
    if (wait) expect(row, alert).toMatch(words[wait] ?? new RegExp(`for ${parseInt(wait, 10)} min`));
  }
});

test("Prometheus asks where compose lets the service listen", () => {
  const { service } = parse(read("deploy/compose.yaml"), { merge: true }).services;
  const { scrape_configs } = parse(read("deploy/prometheus/prometheus.yml"));
  const [job] = scrape_configs.filter((config: { job_name: string }) => config.job_name === "service");
  expect(service.network_mode).toBe("host");
  expect(job.static_configs[0].targets).toEqual([`${parseEnv(read(".env.example")).HOST}:${service.environment.PORT}`]);
});

test("the alert that always fires goes to the outside check more often than every five minutes, and nothing else does", () => {
  const [watchdog] = parse(read("deploy/prometheus/watchdog-rules.yml")).groups.flatMap(
    ({ rules: all }: { rules: object[] }) => all,
  );
  expect(watchdog).toMatchObject({ alert: "Watchdog", expr: "vector(1)", labels: { severity: "heartbeat" } });
  const { route } = parse(read("deploy/prometheus/alertmanager.yml"));
  expect(route.routes[0]).toMatchObject({
    receiver: "heartbeat",
    matchers: ['severity="heartbeat"'],
    repeat_interval: "4m",
  });
  expect(rules).not.toContain("heartbeat");
});
