import { readFileSync } from "node:fs";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

/** Print stylesheets of this folder, with the fonts and the colour tokens that they use. */
export function stylesheet(...names: string[]): string {
  const css = ["fonts", ...names].map((name) => read(`styles/${name}.css`)).join("");
  return `:root{${usedColours(css).join("")}}${css}`;
}

/** Only the tokens used, so that a new token elsewhere does not make the PDFs outdated. */
function usedColours(css: string): string[] {
  const used = new Set([...css.matchAll(/var\((--color-[\w-]+)\)/g)].map((match) => match[1]));
  const tokens = read("../../../ui/styles/tokens.css").matchAll(/^\s*((--color-[\w-]+): [^;]+;)/gm);
  const found = [...tokens].filter((token) => used.delete(token[2]));
  if (used.size > 0) throw new Error(`Unknown colours in ${[...used].join(", ")}`);
  return found.map((token) => token[1] ?? "");
}
