import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const sources = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "painel/app", "site/app", "ui"],
  {
    cwd: root,
    encoding: "utf8",
  },
)
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  // Git also lists what is deleted in the work tree only.
  .filter((file) => existsSync(join(root, file)))
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

const tokens = readFileSync(join(root, "ui/styles/tokens.css"), "utf8");
/** Names of the tokens of a kind, as utilities: --radius-mark is rounded-mark. */
const named = (kind: string, utility: string) =>
  [...tokens.matchAll(new RegExp(`^ *--${kind}-([a-z0-9]+(?:-[a-z0-9]+)*):`, "gm"))].map(
    ([, name]) => `${utility}-${name}`,
  );

/** Drawings, whose shapes and colours are their own. */
const DRAWINGS = ["painel/app/pessoas/planta.tsx"];
/** The arch of the site's photographs. */
const ARCH = "rounded-[7.5rem_7.5rem_32px_32px]";

const isDense = (file: string) => file.startsWith("painel/app/") || file.startsWith("ui/dense/");
const isProgram = (file: string) => file.startsWith("painel/app/") || file.startsWith("site/app/");
const everywhere = () => true;

const RULES = [
  {
    what: "text size",
    where: isDense,
    refused: /\btext-(?:\[[\d.]+(?:px|rem)\]|xs|sm|lg|\d?xl)(?![\w-])/g,
    instead: named("text", "text"),
  },
  {
    what: "radius",
    where: isDense,
    refused: /\brounded(?:-[trblxyse]{1,2})?-(?:\[(?!inherit)[^\]]+\]|xs|sm|md|lg|\dxl|xl)(?![\w-])/g,
    instead: named("radius", "rounded"),
  },
  {
    what: "weight",
    where: everywhere,
    refused: /\bfont-\[\d+\]/g,
    instead: ["font-medium", "font-semibold", "font-strong", "font-bold"],
  },
  {
    what: "colour",
    where: isDense,
    refused: /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi,
    instead: named("color", "text"),
  },
  {
    what: "field",
    where: isProgram,
    refused: /<(?:input|select|textarea)\b/g,
    instead: ["DenseControl and DenseField of ui/dense", "the fields of ui/form and ui/choice"],
  },
];

test.each(RULES)("every $what comes from ui/", ({ where, refused, instead }) => {
  expect(instead).not.toEqual([]);
  const found = sources
    .filter(({ file }) => where(file) && !DRAWINGS.includes(file))
    .flatMap(({ file, text }) => (text.replaceAll(ARCH, "").match(refused) ?? []).map((match) => `${file}: ${match}`));
  expect(found, `Use one of: ${instead.join(", ")}`).toEqual([]);
});

test("the rules find what they refuse", () => {
  const bad = 'text-[13.5px] text-sm rounded-t-[9px] rounded-lg font-[650] #0e3b2e14 <input type="text" />';
  const good =
    'text-small text-base rounded-t-control rounded-[inherit] font-strong text-mata <DenseControl type="text" />';
  expect(RULES.map(({ refused }) => bad.match(refused)?.length)).toEqual([2, 2, 1, 1, 1]);
  expect(RULES.map(({ refused }) => good.match(refused))).toEqual([null, null, null, null, null]);
});
