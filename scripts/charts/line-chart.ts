import { type Color, frame, line, number, round, text, WIDTH } from "./frame.ts";

interface Series {
  name: string;
  color: Color;
  values: number[];
}

interface LineChart {
  title: string;
  note: string;
  axes: { x: string; y: string };
  /** Positions on the horizontal axis, evenly spaced. */
  points: number[];
  /** Powers of ten at the ends of the vertical axis. */
  from: number;
  to: number;
  series: Series[];
  limit: { value: number; label: string };
}

const LEFT = 84;
const RIGHT = 236;
const TOP = 84;
const HEIGHT = 330;

/** Lines over a logarithmic vertical axis, each named at its right end. */
export function lineChart(chart: LineChart): string {
  const x = (index: number) => LEFT + (index / (chart.points.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => TOP + HEIGHT * (1 - Math.log10(value / chart.from) / Math.log10(chart.to / chart.from));
  const bottom = TOP + HEIGHT;
  const end = x(chart.points.length - 1);
  return frame({ title: chart.title, note: chart.note, height: bottom + 60 }, [
    ...ticksBetween(chart.from, chart.to).flatMap((value) => [
      line(LEFT, y(value), end, y(value), "grid"),
      text(LEFT - 10, y(value) + 4, number(value), "tick", "end"),
    ]),
    ...chart.points.map((point, index) => text(x(index), bottom + 20, number(point), "tick", "middle")),
    text((LEFT + end) / 2, bottom + 44, chart.axes.x, "note", "middle"),
    `<g transform="rotate(-90 24 ${TOP + HEIGHT / 2})">${text(24, TOP + HEIGHT / 2, chart.axes.y, "note", "middle")}</g>`,
    line(LEFT, y(chart.limit.value), end, y(chart.limit.value), "limit"),
    text(end + 14, y(chart.limit.value) + 4, chart.limit.label, "limit-label"),
    ...chart.series.flatMap((series) => drawSeries(series, x, y)),
    ...labels(chart.series, y).map(({ name, at }) => text(end + 14, at + 4, name)),
  ]);
}

function drawSeries({ color, values }: Series, x: (index: number) => number, y: (value: number) => number): string[] {
  const path = values.map((value, index) => `${index === 0 ? "M" : "L"}${round(x(index))} ${round(y(value))}`).join("");
  const dots = values.map(
    (value, index) => `<circle cx="${round(x(index))}" cy="${round(y(value))}" r="4" class="${color}"/>`,
  );
  return [`<path d="${path}" class="${color}"/>`, ...dots];
}

/** Names at the last value of each series, moved apart where two would overlap. */
function labels(series: Series[], y: (value: number) => number): { name: string; at: number }[] {
  const wanted = series
    .map(({ name, values }) => ({ name: `${name}, ${number(values.at(-1) ?? 0)}`, at: y(values.at(-1) ?? 1) }))
    .sort((a, b) => a.at - b.at);
  let free = 0;
  return wanted.map(({ name, at }) => {
    const placed = Math.max(at, free);
    free = placed + 18;
    return { name, at: placed };
  });
}

function ticksBetween(from: number, to: number): number[] {
  const ticks: number[] = [];
  for (let power = from; power <= to; power *= 10)
    ticks.push(power, ...[2, 5].map((part) => power * part).filter((value) => value < to));
  return ticks;
}
