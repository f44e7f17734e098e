import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { machineFacts, writeResults } from "../../bench/support/results.ts";
import { median, round } from "../../bench/support/statistics.ts";
import { startNginx } from "../../scripts/static/nginx.ts";
import { pages as everyPage } from "../../scripts/static/pages.ts";
import { ports } from "../support/ports.ts";

/**
 * Lighthouse for phones against nginx, median of three runs; fails below the agreed scores. `npm run bench --
 * lighthouse --runs 3 / /planos`; needs a build, chromium and nginx. Lighthouse runs through npx instead of being a
 * dependency, because it is larger than all others together. `--check` is for CI: it writes nothing and only prints the
 * performance score, which depends on the machine.
 */
const LIGHTHOUSE = "lighthouse@13.5.0";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const LEAST = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
/** Lighthouse's own failures to record a trace, after which it asks to be run again; none says anything of the page. */
const NOT_RECORDED = /\b(NO_NAVSTART|NO_TRACING_STARTED|NO_RESOURCE_REQUEST|PROTOCOL_TIMEOUT)\b/;
const GREATEST_SHIFT = 0.02;
const TIMES = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
  bytes: "total-byte-weight",
} as const;

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "3" }, check: { type: "boolean", default: false } },
  allowPositionals: true,
});
const paths = positionals.length > 0 ? positionals : everyPage.map(({ path }) => path);
const folder = mkdtempSync(join(tmpdir(), "eden-lighthouse-"));
const server = startNginx({ ports });
try {
  const facts = machineFacts();
  const pages = paths.map((path) => {
    const page = summary(
      path,
      Array.from({ length: Number(values.runs) }, () => run(path)),
    );
    console.log(JSON.stringify(page));
    return page;
  });
  if (!values.check) writeResults("lighthouse", { ...facts, lighthouse: LIGHTHOUSE, runs: Number(values.runs), pages });
  console.table(pages);
  const problems = pages.flatMap(problemsOf);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  server.kill("SIGQUIT");
  rmSync(folder, { recursive: true });
}

function run(path: string, attempt = 1): Report {
  // The report goes to a file: Lighthouse may exit before a pipe has taken all of it.
  const report = join(folder, "report.json");
  const options = ["--quiet", "--output=json", `--output-path=${report}`, `--only-categories=${CATEGORIES.join(",")}`];
  const flags = "--chrome-flags=--headless=new --no-sandbox --disable-gpu";
  const { status, stderr } = spawnSync(
    "npx",
    ["--yes", LIGHTHOUSE, `http://127.0.0.1:${ports.site}${path}`, ...options, flags],
    { encoding: "utf8", env: { ...process.env, CHROME_PATH: "/usr/bin/chromium" } },
  );
  if (NOT_RECORDED.test(stderr) && attempt < 3) {
    console.warn(`${path}: Chrome recorded no usable trace, measured again`);
    return run(path, attempt + 1);
  }
  if (status !== 0) throw new Error(`${path}: ${stderr}`);
  return JSON.parse(readFileSync(report, "utf8")) as Report;
}

type Summary = { path: string } & Record<string, number | string>;

function problemsOf(page: Summary): string[] {
  // Skip the SEO score of result pages: they are noindex, which lowers it.
  const unlisted = everyPage.find(({ path }) => path === page.path)?.result;
  const left = [...(values.check ? ["performance"] : []), ...(unlisted ? ["seo"] : [])];
  const judged = CATEGORIES.filter((name) => !left.includes(name));
  const low = judged.filter((name) => Number(page[name]) < LEAST[name]);
  const shifts = Number(page.cls) > GREATEST_SHIFT ? [`${page.path}: layout shift ${page.cls}`] : [];
  return [...low.map((name) => `${page.path}: ${name} ${page[name]}, at least ${LEAST[name]}`), ...shifts];
}

function summary(path: string, reports: Report[]): Summary {
  const scores = CATEGORIES.map((name) => [
    name,
    round(median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100))),
  ]);
  const times = Object.entries(TIMES).map(([name, audit]) => [
    name,
    round(median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)), name === "cls" ? 3 : 0),
  ]);
  return { path, ...Object.fromEntries([...scores, ...times]) };
}
