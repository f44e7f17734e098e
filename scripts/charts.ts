import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  array,
  type GenericSchema,
  type InferOutput,
  number,
  object,
  optional,
  parse,
  pipe,
  record,
  string,
  transform,
} from "valibot";
import { barChart } from "./charts/bar-chart.ts";
import { type Color, number as format } from "./charts/frame.ts";
import { lineChart } from "./charts/line-chart.ts";

/** The charts of docs/measurements.md by file name, from the stored benchmark results. npm run bench -- charts writes them. */
export function makeCharts(): Record<string, string> {
  const leads = readResults("leads", leadsSchema);
  const growth = readResults("leads-growth", growthSchema);
  const site = readResults("site", siteSchema);
  return {
    "chart-lead-rate.svg": leadRate(leads),
    "chart-lead-cpu.svg": leadCpu(leads),
    "chart-lead-growth.svg": leadGrowth(growth),
    "chart-largest-paint.svg": largestPaint(site),
    "chart-page-weight.svg": pageWeight(site),
  };
}

export const PICTURES = join(import.meta.dirname, "../docs/pictures");

/** "2026-11-15T17:59" in the results, "2026-11-15 17:59 UTC" in a chart. */
const minute = pipe(
  string(),
  transform((date) => `${date.replace("T", " ")} UTC`),
);
const run = object({
  name: string(),
  connections: number(),
  rows: number(),
  perSecond: number(),
  from: number(),
  to: number(),
  processorUs: optional(number()),
});
const leadsSchema = object({ date: minute, layers: array(run) });
const growthSchema = object({ date: minute, growth: array(run) });
const siteSchema = object({
  date: minute,
  repetitions: number(),
  pages: array(
    object({ path: string(), lcp: number(), lcpBare: number(), kB: number(), bytes: record(string(), number()) }),
  ),
});
type Leads = InferOutput<typeof leadsSchema>;
type Growth = InferOutput<typeof growthSchema>;
type Site = InferOutput<typeof siteSchema>;

/** The burst of a live event, docs/scale.md. */
const BURST = 50;

/** Layer names in the results, with their labels in the chart. */
const LAYERS: Record<string, { label: string; color: Color }> = {
  bare: { label: "bare table", color: "grey" },
  rules: { label: "+ constraints", color: "blue" },
  policy: { label: "+ row-level security", color: "blue" },
  limit: { label: "+ rate limit", color: "blue" },
  lead: { label: "+ outbox: the real table", color: "green" },
  "lead, one address": { label: "real table, one address", color: "gold" },
  "job in the queue": { label: "job queued in the insert", color: "clay" },
  "through the gateway": { label: "through the local gateway", color: "plum" },
};

function leadRate({ date, layers }: Leads): string {
  const points = [...new Set(layers.map(({ connections }) => connections))];
  const names = ["bare", "rules", "lead", "lead, one address", "job in the queue", "through the gateway"];
  const series = names.map((name) => ({
    ...layerOf(name),
    values: points.map(
      (point) => required(layers.find((layer) => layer.name === name && layer.connections === point)).perSecond,
    ),
  }));
  return lineChart({
    title: "Leads stored per second",
    note: `Single-row inserts, medians of three runs, ${date}. Logarithmic scale.`,
    axes: { x: "connections", y: "inserts per second" },
    points,
    from: 10,
    to: 10_000,
    series: series.map(({ label, color, values }) => ({ name: label, color, values })),
    limit: { value: BURST, label: `burst of a live event, ${BURST}` },
  });
}

function leadCpu({ date, layers }: Leads): string {
  const rows = layers
    .filter(({ connections, processorUs }) => connections === 16 && processorUs !== undefined)
    .map(({ name, processorUs = 0 }) => {
      const { label, color } = layerOf(name);
      return { label, bars: [[{ value: processorUs, color }]], end: `${format(processorUs)} µs` };
    });
  return barChart({
    title: "Database CPU time per insert",
    note: `16 connections, ${date}. Blue and green bars add one layer each; the green one is the real table.`,
    axis: "microseconds per insert",
    step: 500,
    rows,
  });
}

function leadGrowth({ date, growth }: Growth): string {
  const rowsOf = (name: string, label: string) =>
    growth
      .filter((step) => step.name === name)
      .map(({ rows, perSecond, from, to }) => ({
        label: `${label}, ${format(rows)} rows`,
        bars: [[{ value: perSecond, color: layerOf(name).color }]],
        range: [from, to] as [number, number],
        end: format(perSecond),
      }));
  return barChart({
    title: "Leads stored per second with rows already in the table",
    note: `8 connections, medians of three runs, ${date}. Whiskers: slowest and fastest run.`,
    axis: "inserts per second",
    step: 250,
    rows: [...rowsOf("lead", "direct"), ...rowsOf("through the gateway", "gateway")],
  });
}

function largestPaint({ date, repetitions, pages }: Site): string {
  return barChart({
    title: "Largest contentful paint on a slow phone",
    note: `1.6 Mbit/s, 150 ms, CPU 4 times slower, empty cache, medians of ${repetitions}, ${date}.`,
    axis: "milliseconds",
    step: 500,
    rows: pages.map(({ path, lcp, lcpBare }) => ({
      label: path,
      bars: [[{ value: lcp, color: "green" }], [{ value: lcpBare, color: "grey" }]],
      end: `${format(lcp)} / ${format(lcpBare)}`,
    })),
    legend: [
      { name: "the page", color: "green" },
      { name: "the same HTML without scripts", color: "grey" },
    ],
  });
}

function pageWeight({ date, pages }: Site): string {
  const kinds: { name: string; color: Color }[] = [
    { name: "script", color: "green" },
    { name: "font", color: "gold" },
    { name: "image", color: "clay" },
    { name: "document", color: "blue" },
    { name: "fetch", color: "plum" },
    { name: "other", color: "grey" },
  ];
  return barChart({
    title: "Transfer of a first visit",
    note: `Compressed, empty cache, ${date}. "document" includes the inline CSS of the page.`,
    axis: "kB",
    step: 50,
    rows: pages.map(({ path, kB, bytes }) => ({
      label: path,
      bars: [
        kinds.map(({ name, color }) => ({
          value: (bytes[name] ?? 0) / 1000,
          color,
          label: `${Math.round((bytes[name] ?? 0) / 1000)}`,
        })),
      ],
      end: `${kB} kB`,
    })),
    legend: kinds,
  });
}

function layerOf(name: string) {
  return required(LAYERS[name]);
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("The results lack a layer or a number of connections that the charts show.");
  return value;
}

function readResults<const Schema extends GenericSchema>(name: string, schema: Schema) {
  return parse(schema, JSON.parse(readFileSync(join(import.meta.dirname, `../bench/results/${name}.json`), "utf8")));
}

if (import.meta.main) {
  mkdirSync(PICTURES, { recursive: true });
  for (const [name, svg] of Object.entries(makeCharts())) writeFileSync(join(PICTURES, name), svg);
}
