import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** The oldest supported versions, as docs/browsers.md explains them. */
const TARGET = '["chrome117", "edge117", "firefox121", "safari16.4", "ios16.4"]';
/** ES2024.String is in Safari 16.4, Chrome 111 and Firefox 119; the rest of ES2024 is in Safari from 17.4. */
const LIBRARIES = ["ES2023", "ES2024.String", "DOM", "DOM.Iterable"];
const WORKSPACES = ["site", "painel", "ui", "domain"];

interface Feature {
  name: string;
  /** First versions that have it, where one of them is newer than the supported ones. */
  since: string;
  uses: RegExp;
  /** Files that may use it, and what an older browser does there. */
  fallback?: Record<string, string>;
}

/** What neither the build can translate nor the types refuse. */
const FEATURES: Feature[] = [
  {
    name: "requestIdleCallback",
    since: "not in Safari",
    uses: /\brequestIdleCallback\b/,
    fallback: { "painel/app/parts/lazy-later.tsx": "setTimeout", "site/app/clients/when-idle.ts": "setTimeout" },
  },
  {
    name: "popover",
    since: "Safari 17, Firefox 125",
    uses: /\bpopover=|\[popover\]/,
    fallback: {
      "ui/tooltip.tsx": "base.css hides the text",
      "ui/styles/base.css": "hides it behind @supports",
      "site/app/features/planos/recurso-name.tsx": "base.css hides the text",
      "site/app/styles/print.css": "hides it",
      "painel/app/styles/painel.css": "names the attribute only",
      "painel/app/shell/session-ending.tsx": "an unknown attribute leaves the question in its place",
    },
  },
  { name: "popover methods without ?.", since: "Safari 17, Firefox 125", uses: /\.(?:show|hide|toggle)Popover\(/ },
  {
    name: "setAppBadge",
    since: "not in Firefox",
    uses: /\bsetAppBadge\b/,
    fallback: { "painel/app/shell/ao-vivo.tsx": "title and favicon have the number" },
  },
  { name: "document.startViewTransition", since: "Safari 18, Firefox 144", uses: /\bstartViewTransition\b/ },
  { name: "AbortSignal.any", since: "Safari 17.4, Firefox 124", uses: /\bAbortSignal\.any\b/ },
  { name: "URL.canParse, URL.parse", since: "Safari 17, Chrome 120", uses: /\bURL\.(?:canParse|parse)\b/ },
  { name: "checkVisibility", since: "Safari 17.4", uses: /\bcheckVisibility\b/ },
  { name: "Intl.Segmenter, Intl.DurationFormat", since: "Firefox 125", uses: /\bIntl\.(?:Segmenter|DurationFormat)\b/ },
  { name: "scheduler", since: "not in Safari", uses: /\bscheduler\.(?:yield|postTask)\b/ },
  { name: "scrollend", since: "not in Safari 16", uses: /["']scrollend["']|\bonScrollEnd\b/ },
  { name: "hidden=until-found", since: "Firefox 139", uses: /until-found/ },
  {
    name: "content-visibility",
    since: "Safari 18, Firefox 125",
    uses: /\bcontent-visibility\b/,
    fallback: {
      "site/app/features/gestao/choice-section.tsx": "folded at every width",
      "site/app/styles/print.css": "prepare-prints.ts opens the details",
    },
  },
  { name: "@starting-style", since: "Safari 17.5, Firefox 129", uses: /@starting-style|["' ]starting:/ },
  { name: "@scope", since: "Safari 17.4, Chrome 118", uses: /@scope\b/ },
  { name: ":user-valid, :user-invalid", since: "Safari 16.5, Chrome 119", uses: /\buser-(?:in)?valid\b/ },
  { name: "scroll-driven animation", since: "Safari 26", uses: /\b(?:animation|scroll|view)-timeline\b/ },
  { name: "relative colours", since: "Chrome 119, Firefox 128", uses: /\b(?:rgb|hsl|oklch|oklab|lab|lch)\(from\b/ },
  {
    name: "anchor positioning",
    since: "Chrome 125, Safari 26",
    uses: /\bposition-(?:area|anchor|try)\b|\banchor-name\b/,
    fallback: { "site/app/features/planos/recurso-name.tsx": "at the foot of the window" },
  },
  {
    name: "field-sizing",
    since: "Chrome 123, Safari 26.2",
    uses: /\bfield-sizing\b/,
    fallback: {
      "painel/app/features/diagnosticos/filtros-bar.tsx": "as wide as its longest entry",
      "painel/app/features/equipe/horario-editor.tsx": "as wide as its longest entry",
      "painel/app/features/nova/nova-sheet.tsx": "keeps its height and scrolls",
      "painel/app/features/pagamentos/filtro-bar.tsx": "as wide as its longest entry",
      "painel/app/features/textos/simples-field.tsx": "keeps its height and scrolls",
      "painel/app/parts/composer-text.tsx": "keeps its height and scrolls",
    },
  },
];

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, "");
const sources = globSync("{site/app,painel/app,ui,domain}/**/*.{ts,tsx,css}", { cwd: root })
  .filter((path) => !/\.test\.|\/(?:testing|build|estilo|node_modules)\//.test(path))
  .map((path) => ({ path, code: withoutComments(read(path)) }));

test.each(FEATURES)("$name ($since) is used only where older browsers have a fallback", ({ uses, fallback = {} }) => {
  const users = sources.filter(({ code }) => uses.test(code)).map(({ path }) => path);
  expect(users.toSorted()).toEqual(Object.keys(fallback).toSorted());
});

test.each(WORKSPACES)("the types of %s have nothing of ECMAScript that a supported browser lacks", (workspace) => {
  const { lib } = JSON.parse(read(`${workspace}/tsconfig.json`)).compilerOptions as { lib: string[] };
  expect(lib.filter((name) => !LIBRARIES.includes(name))).toEqual([]);
});

test.each(["site", "painel"])("the build of %s translates syntax for the oldest supported browsers", (workspace) => {
  expect(read(`${workspace}/vite.config.ts`)).toContain(`target: ${TARGET}`);
});
