export const WIDTH = 880;

interface Frame {
  title: string;
  /** One line under the title: units, date, what the whiskers mean. */
  note: string;
  height: number;
}

/** A complete SVG document: card, title, note, then the plot. The card has its own background, so text is readable on any page. */
export function frame({ title, note, height }: Frame, plot: string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escapeXml(title)}">`,
    `<style>${CSS}</style>`,
    `<rect class="card" x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="12"/>`,
    text(24, 36, title, "title"),
    text(24, 58, note, "note"),
    ...plot,
    "</svg>",
    "",
  ].join("\n");
}

export function text(x: number, y: number, words: string, className = "", anchor = "start"): string {
  const position = `x="${round(x)}" y="${round(y)}"`;
  return `<text ${position} class="${className}" text-anchor="${anchor}">${escapeXml(words)}</text>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, className: string): string {
  return `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" class="${className}"/>`;
}

export function bar(x: number, y: number, width: number, height: number, color: Color): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${height}" rx="2" class="${color}"/>`;
}

/** Legend in one row: a square of the colour, then its name. */
export function legend(y: number, items: readonly { name: string; color: Color }[]): string[] {
  let x = 24;
  return items.flatMap(({ name, color }) => {
    const start = x;
    x += 36 + name.length * 7.2;
    return [bar(start, y - 10, 12, 12, color), text(start + 18, y, name)];
  });
}

export type Color = "green" | "gold" | "clay" | "blue" | "plum" | "grey";

/** Thousands with a comma; the files must not depend on the machine's locale. */
export function number(value: number): string {
  return value.toLocaleString("en-US");
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escapeXml(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** Both palettes keep text at 4.5:1 and marks at 3:1 against the card. */
const CSS = [
  "text{font:13px system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;fill:#22332b}",
  ".title{font-size:17px;font-weight:600}.note,.tick{fill:#55655d}.tick{font-size:12px}.strong{font-weight:600}",
  "rect,circle{fill:currentColor}path{fill:none;stroke:currentColor;stroke-width:2.5;stroke-linejoin:round}",
  ".card{fill:#fffdf8;stroke:#d9d3c4}.grid{stroke:#e3ddcf}.whisker{stroke:#22332b;stroke-width:1.5}.in{fill:#fff}",
  ".limit{stroke:#a33a1e;stroke-width:1.5;stroke-dasharray:6 4}.limit-label{fill:#a33a1e}",
  ".green{color:#1f7a4d}.gold{color:#8f6200}.clay{color:#b3502d}.blue{color:#2b6ca3}.plum{color:#7d4a8c}.grey{color:#6b766f}",
  "@media (prefers-color-scheme:dark){text{fill:#e8efe9}.note,.tick{fill:#a9b8af}.card{fill:#14201a;stroke:#33443b}",
  ".grid{stroke:#2a3a31}.whisker{stroke:#e8efe9}.in{fill:#0d1511}.limit{stroke:#ff9a78}.limit-label{fill:#ff9a78}",
  ".green{color:#5cc492}.gold{color:#e0b04a}.clay{color:#ee9573}.blue{color:#7db7e8}.plum{color:#c79ad6}.grey{color:#9aa69f}}",
].join("");
