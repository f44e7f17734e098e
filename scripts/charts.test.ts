import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeCharts, PICTURES } from "./charts.ts";

const charts = makeCharts();

test.each(Object.keys(charts))("docs/pictures/%s is current, otherwise run npm run bench -- charts", (name) => {
  expect(readFileSync(join(PICTURES, name), "utf8")).toBe(charts[name]);
});

test("docs/pictures has no chart that the script does not generate, and docs/measurements.md shows each one", () => {
  expect(globSync("chart-*.svg", { cwd: PICTURES }).sort()).toEqual(Object.keys(charts).sort());
  const page = readFileSync(join(PICTURES, "../measurements.md"), "utf8");
  expect(Object.keys(charts).filter((name) => !page.includes(`(pictures/${name})`))).toEqual([]);
});
