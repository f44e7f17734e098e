import { bar, type Color, frame, legend, line, number, text, WIDTH } from "./frame.ts";

interface Segment {
  value: number;
  color: Color;
  /** Drawn inside the bar if it fits. */
  label?: string;
}

export interface BarRow {
  label: string;
  /** One list per bar of the row, with the bar's segments. */
  bars: Segment[][];
  /** At the end of the row's last bar. */
  end: string;
  /** Lowest and highest run. */
  range?: [from: number, to: number];
}

interface BarChart {
  title: string;
  note: string;
  /** Name and unit of the horizontal axis. */
  axis: string;
  /** Distance between two ticks; the axis ends at the first tick past the longest bar. */
  step: number;
  rows: BarRow[];
  legend?: { name: string; color: Color }[];
}

const BAR = 16;
const GAP = 12;
const LEFT = 200;
const RIGHT = 110;

/** Horizontal bars with a labelled axis below. */
export function barChart(chart: BarChart): string {
  const longest = Math.max(...chart.rows.flatMap(({ bars, range = [0, 0] }) => [...bars.map(lengthOf), ...range]));
  const max = Math.ceil(longest / chart.step) * chart.step;
  const scale = (value: number) => (value / max) * (WIDTH - RIGHT - LEFT);
  const top = chart.legend ? 108 : 84;
  const plot: string[] = [];
  let y = top;
  for (const row of chart.rows) {
    plot.push(...drawRow(row, y, scale));
    y += row.bars.length * BAR + GAP;
  }
  const bottom = y;
  const ticks: string[] = [];
  for (let value = 0; value <= max; value += chart.step) {
    const x = LEFT + scale(value);
    ticks.push(line(x, top - 8, x, bottom, "grid"), text(x, bottom + 18, number(value), "tick", "middle"));
  }
  const axis = text(LEFT + scale(max) / 2, bottom + 40, chart.axis, "note", "middle");
  return frame({ title: chart.title, note: chart.note, height: bottom + 56 }, [
    ...legend(82, chart.legend ?? []),
    ...ticks,
    ...plot,
    axis,
  ]);
}

function drawRow(row: BarRow, top: number, scale: (value: number) => number): string[] {
  const middle = top + (row.bars.length * BAR) / 2;
  const drawn = [text(LEFT - 12, middle + 5, row.label, "", "end")];
  let end = LEFT;
  row.bars.forEach((segments, index) => {
    let x = LEFT;
    const y = top + index * BAR;
    for (const { value, color, label } of segments) {
      const width = scale(value);
      drawn.push(bar(x, y + 1, width, BAR - 2, color));
      if (label && width > label.length * 8) drawn.push(text(x + width / 2, y + 12.5, label, "tick in", "middle"));
      x += width;
    }
    end = Math.max(end, x);
  });
  if (row.range) {
    const [from, to] = row.range.map((value) => LEFT + scale(value)) as [number, number];
    drawn.push(line(from, middle, to, middle, "whisker"));
    for (const x of [from, to]) drawn.push(line(x, middle - 5, x, middle + 5, "whisker"));
    end = Math.max(end, to);
  }
  return [...drawn, text(end + 10, middle + 5, row.end, "strong")];
}

function lengthOf(segments: Segment[]): number {
  return segments.reduce((sum, { value }) => sum + value, 0);
}
