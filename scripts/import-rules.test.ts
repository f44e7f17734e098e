import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";

/** A folder of code: what it may import besides itself, and what its tests may import in addition. Type imports count. */
interface Room {
  may: string[];
  tests?: string[];
  /** Packages that it may not import. */
  never?: RegExp;
  why: string;
}

const PROGRAM = "programs never import each other; what they share is in domain";
const ofSite = (...names: string[]) => names.map((name) => `site/app/${name}`);
const ofPainel = (...names: string[]) => names.map((name) => `painel/app/${name}`);
const PAINEL_SHARED = ofPainel("pessoas", "parts", "keyboard", "clients", "images");
const PAINEL_TESTS = ["painel/app", "painel/testing"];
const painelShared: Room = {
  may: [...PAINEL_SHARED, "ui", "domain"],
  tests: PAINEL_TESTS,
  why: "what features share knows no feature",
};

/** The longest name that fits a file applies; `*` stands for one folder. */
const ROOMS: Record<string, Room> = {
  domain: { may: [], never: /^(node:|react)/, why: "domain is pure: no I/O and nothing of this project" },
  ui: { may: [], why: "ui knows no program and no domain word" },
  "site/app": { may: ["ui", "domain"], why: PROGRAM },
  "site/app/pages": {
    may: [...ofSite("features", "forms", "content", "clients", "head", "images"), "ui", "domain"],
    why: PROGRAM,
  },
  "site/app/features/*": {
    may: [...ofSite("forms", "content", "clients", "head", "images"), "ui", "domain"],
    why: "a feature knows no page and no other feature; share through forms, ui, content or domain",
  },
  "site/app/forms": {
    may: [...ofSite("content", "clients", "images"), "ui", "domain"],
    why: "what forms share knows no form in particular",
  },
  "site/app/content": { may: [...ofSite("images"), "domain"], why: "content is a leaf" },
  "site/app/clients": { may: ["domain"], why: "clients are a leaf" },
  "site/app/head": { may: [...ofSite("content", "images"), "domain"], why: "head knows content only" },
  "site/app/images": { may: ["ui"], why: "images are a leaf" },
  site: { may: ["ui", "domain", "scripts"], why: PROGRAM },
  "painel/app": { may: ["ui", "domain"], tests: PAINEL_TESTS, why: PROGRAM },
  "painel/app/pages": {
    may: [...PAINEL_SHARED, ...ofPainel("features", "shell", "places.ts"), "ui", "domain"],
    tests: PAINEL_TESTS,
    why: PROGRAM,
  },
  "painel/app/shell": {
    may: [...PAINEL_SHARED, ...ofPainel("features", "places.ts"), "ui", "domain"],
    tests: PAINEL_TESTS,
    why: "the shell frames the pages and knows none of them",
  },
  "painel/app/features/*": {
    may: [...PAINEL_SHARED, ...ofPainel("places.ts"), "ui", "domain"],
    tests: PAINEL_TESTS,
    why: "a feature knows no page and no other feature; share through clients, keyboard, parts, pessoas or ui",
  },
  "painel/app/pessoas": painelShared,
  "painel/app/parts": painelShared,
  "painel/app/keyboard": painelShared,
  "painel/app/clients": { may: ["domain"], tests: PAINEL_TESTS, why: "clients are a leaf" },
  "painel/app/images": { may: ["ui", "domain"], why: "images are a leaf" },
  painel: { may: ["ui", "domain", "scripts"], why: PROGRAM },
  "service/src": {
    may: ["domain"],
    tests: ["scripts", "service/tests"],
    never: /^react/,
    why: "only src/ and domain are deployed with the service",
  },
  service: { may: ["domain", "scripts"], never: /^react/, why: PROGRAM },
  scripts: { may: ["domain", "service/src"], why: "tests import scripts, scripts import no tests" },
  bench: { may: ["domain", "scripts", "service"], why: "benches import no tests of supabase/ or e2e/" },
  supabase: { may: ["domain", "scripts", "service/src"], why: "database tests know no browser" },
  e2e: { may: ["domain", "scripts", "bench"], why: "end-to-end tests drive the product from outside" },
};

const isTest = (file: string) => /\.test\.\w+$/.test(file);
const isWithin = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);
const PATTERNS = Object.entries(ROOMS)
  .sort(([one], [other]) => other.length - one.length)
  .map(([name, room]) => ({ room, pattern: new RegExp(`^${name.replace("*", "[^/]+")}(?=/)`) }));

/** The room of a file and its folder, which for `features/*` is the one feature. */
function roomOf(file: string): { room: Room; folder: string } | undefined {
  for (const { room, pattern } of PATTERNS) {
    const folder = pattern.exec(file)?.[0];
    if (folder) return { room, folder };
  }
  return undefined;
}

/** The path below the root that an import names; undefined for a package. */
function targetOf(file: string, source: string): string | undefined {
  if (source.startsWith(".")) return join(dirname(file), source);
  if (source.startsWith("~/")) return join(file.split("/")[0] ?? "", "app", source.slice(2));
  return source.startsWith("@eden/") ? source.slice("@eden/".length) : undefined;
}

/** Why a file may not import this; undefined if it may. */
function refusalOf(file: string, source: string): string | undefined {
  const found = roomOf(file);
  if (!found) return undefined;
  const { room, folder } = found;
  const target = targetOf(file, source);
  if (target === undefined) return room.never?.test(source) ? room.why : undefined;
  const may = [folder, ...room.may, ...(isTest(file) ? (room.tests ?? []) : [])];
  if (!may.some((allowed) => isWithin(target, allowed))) return room.why;
  return misspelt(file, source, target);
}

/** In an app `~/` leads to another folder and `./` stays in this one. Only src/ and domain are deployed with the service. */
function misspelt(file: string, source: string, target: string): string | undefined {
  const [workspace = "", below] = file.split("/");
  if (/^(domain|ui)$/.test(workspace) && !source.startsWith(".")) return "import by a relative path";
  if (workspace === "service" && source.startsWith(".") && isWithin(target, "domain")) return "import @eden/domain";
  if (source.startsWith("~/") && !/^(site|painel)$/.test(workspace)) return "only apps have ~/";
  if (below !== "app" || (workspace === "painel" && isTest(file))) return undefined;
  const inside = source.startsWith("~/") && dirname(target) === dirname(file);
  return inside || source.startsWith("../") ? "across folders import by ~/, inside a folder by ./" : undefined;
}

/** Modules named by imports of values and types, by re-exports and by `import()`. */
const importsOf = (code: string) =>
  [...code.matchAll(/\b(?:from|import)\s*\(?\s*"([^"$]+)"/g)].map(([, name = ""]) => name);

const root = join(import.meta.dirname, "..");
// Without this file, which quotes imports that break the rules.
const files = globSync("{domain,ui,site,painel,service,scripts,bench,supabase,e2e}/**/*.{ts,tsx,mjs}", {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|build|\.react-router|\.local|import-rules\.test\.ts)$/.test(path),
});
const imports = new Map(files.map((file) => [file, importsOf(readFileSync(join(root, file), "utf8"))]));

type Edges = ReadonlyMap<string, readonly string[]>;

/** What is left after removing again and again what imports nothing or is imported by nothing: the circles. */
function circlesOf(edges: Edges): string[] {
  const left = new Set(edges.keys());
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    const imported = new Set([...left].flatMap((node) => edges.get(node) ?? []));
    for (const node of left) {
      if (!imported.has(node) || !edges.get(node)?.some((other) => left.has(other))) left.delete(node);
    }
  }
  return [...left].sort();
}

/** The imports of every file as edges, between what `nodeOf` makes of both ends. */
function edgesOf(code: ReadonlyMap<string, string[]>, nodeOf: (file: string) => string): Edges {
  const edges = new Map<string, string[]>();
  for (const [file, sources] of code) {
    const targets = sources.map((source) => targetOf(file, source) ?? "");
    const found = targets.map((target) =>
      ["", ".ts", ".tsx"].map((end) => target + end).find((name) => code.has(name)),
    );
    const nodes = found.flatMap((target) => (target ? [nodeOf(target)] : [])).filter((node) => node !== nodeOf(file));
    edges.set(nodeOf(file), [...(edges.get(nodeOf(file)) ?? []), ...nodes]);
  }
  return edges;
}

const PROGRAMS = ["site/app/features", "painel/app/features", "site/app", "painel/app", "service/src"];
/** The folder below a program that holds a file; a file beside these folders stands for itself. */
function folderOf(file: string): string {
  const program = PROGRAMS.find((name) => isWithin(file, name)) ?? dirname(file).split("/")[0] ?? "";
  const [folder, ...rest] = file.slice(program.length + 1).split("/");
  return rest.length > 0 ? `${program}/${folder}` : file;
}

test("imports run one way: pages → features → forms → ui, leaves stay leaves, workspaces never import each other", () => {
  expect(files.length).toBeGreaterThan(1000);
  const refused = [...imports].flatMap(([file, sources]) =>
    sources.flatMap((source) => {
      const why = refusalOf(file, source);
      return why ? [`${file} imports ${source}: ${why}`] : [];
    }),
  );
  expect(refused).toEqual([]);
});

test("every folder of an app has rules of its own", () => {
  const without = files.filter((file) => file.split("/").length > 3 && roomOf(file)?.folder.endsWith("/app"));
  expect(without).toEqual([]);
});

test("no circle of imports between files or between folders of a program, type imports counted", () => {
  expect(circlesOf(edgesOf(imports, String))).toEqual([]);
  const code = new Map([...imports].filter(([file]) => !isTest(file)));
  expect(circlesOf(edgesOf(code, folderOf))).toEqual([]);
});

test("circles are found between files and between folders", () => {
  const code = new Map([
    ["site/app/features/a/one.tsx", importsOf('import type { Two } from "./two.ts";')],
    ["site/app/features/a/two.ts", importsOf('export { one } from "./one.tsx";\nimport "./leaf.ts";')],
    ["site/app/features/a/leaf.ts", []],
    ["service/src/http/app.ts", importsOf('const page = await import("../painel/routes.ts");')],
    ["service/src/painel/routes.ts", importsOf('import {\n  count,\n} from "../http/count.ts";')],
    ["service/src/http/count.ts", []],
  ]);
  expect(circlesOf(edgesOf(code, String))).toEqual(["site/app/features/a/one.tsx", "site/app/features/a/two.ts"]);
  expect(circlesOf(edgesOf(code, folderOf))).toEqual(["service/src/http", "service/src/painel"]);
});

/** Pairs of a file and a module that it may not import. */
const FORBIDDEN: [string, string][] = [
  ["ui/wrong.tsx", "~/features/home/hero.tsx"],
  ["ui/wrong.tsx", "../site/app/content/empresa.ts"],
  ["ui/wrong.tsx", "@eden/domain/documentos/cpf"],
  ["ui/estilo/wrong.tsx", "../../site/app/content/empresa.ts"],
  ["service/src/wrong.ts", "@eden/ui/button.tsx"],
  ["site/app/features/home/wrong.tsx", "~/features/marcas/use-section-scroll.ts"],
  ["site/app/features/home/wrong.tsx", "~/pages/home.tsx"],
  ["site/app/features/home/wrong.tsx", "../marcas/use-section-scroll.ts"],
  ["site/app/forms/wrong.tsx", "~/features/home/hero.tsx"],
  ["site/app/forms/steps/wrong.tsx", "~/features/home/hero.tsx"],
  ["site/app/forms/steps/wrong.tsx", "../lead-form.tsx"],
  ["ui/wrong.tsx", "@eden/site/app/root"],
  ["site/app/content/wrong.ts", "@eden/ui/button.tsx"],
  ["site/app/clients/wrong.ts", "@eden/ui/button.tsx"],
  ["site/app/clients/wrong.ts", "~/features/home/hero.tsx"],
  ["site/app/pages/wrong.tsx", "@eden/service/src/main"],
  ["domain/documentos/wrong.ts", "node:fs"],
  ["domain/documentos/wrong.ts", "@eden/service/src/main"],
  ["domain/documentos/wrong.ts", "../../site/app/content/empresa.ts"],
  ["domain/documentos/wrong.ts", "../../scripts/stack/stack.ts"],
  ["domain/documentos/wrong.ts", "../../vitest.config.ts"],
  ["domain/wrong.ts", "../service/src/main.ts"],
  ["service/src/wrong.ts", "@eden/site/app/root"],
  ["service/src/wrong.ts", "../../site/app/content/empresa.ts"],
  ["service/src/wrong.ts", "../../scripts/stack/stack.ts"],
  ["service/src/tasks/wrong.ts", "../../../site/app/content/empresa.ts"],
  ["service/src/tasks/wrong.ts", "../../../domain/catalogo/precos.ts"],
  ["service/src/tasks/wrong.ts", "../../tests/running-service.ts"],
  ["service/src/tasks/wrong.ts", "@eden/site/app/root"],
  ["service/src/tasks/wrong.test.ts", "../../../e2e/support/mailbox.ts"],
  ["painel/app/features/caixa/wrong.tsx", "~/features/pessoa/pessoa.tsx"],
  ["painel/app/features/caixa/wrong.tsx", "~/shell/shell.tsx"],
  ["painel/app/features/caixa/wrong.tsx", "../pessoa/pessoa.tsx"],
  ["painel/app/pages/wrong.tsx", "@eden/site/app/root"],
  ["painel/app/pages/wrong.tsx", "../../../service/src/main.ts"],
  ["painel/app/wrong.tsx", "@eden/service/src/main"],
  ["painel/app/shell/wrong.tsx", "~/pages/caixa.tsx"],
  ["painel/app/pessoas/wrong.tsx", "~/features/caixa/caixa.tsx"],
  ["painel/app/keyboard/wrong.ts", "~/shell/shell.tsx"],
  ["painel/app/clients/wrong.ts", "@eden/ui/core/button.tsx"],
  ["painel/app/clients/comandos/wrong.ts", "~/features/caixa/caixa.tsx"],
  ["site/app/pages/wrong.tsx", "@eden/painel/app/main"],
  ["service/src/wrong.ts", "@eden/painel/app/main"],
  ["service/tests/wrong.ts", "../../site/app/content/empresa.ts"],
  ["site/scripts/wrong.ts", "../../service/src/main.ts"],
  ["site/scripts/og/wrong.ts", "../../../painel/app/places.ts"],
  ["painel/scripts/wrong.ts", "../../site/app/content/empresa.ts"],
  ["painel/testing/wrong.ts", "../../service/src/main.ts"],
  ["domain/wrong.ts", "@eden/domain/dia"],
  ["domain/wrong.ts", "react-router"],
  ["ui/core/wrong.tsx", "../../painel/app/places.ts"],
  ["ui/core/wrong.tsx", "@eden/ui/core/icon.tsx"],
  ["service/src/wrong.ts", "react"],
  ["service/tests/wrong.ts", "../../domain/dia.ts"],
  ["service/tests/wrong.ts", "../../supabase/tests/support/rows.ts"],
  ["site/app/features/home/wrong.tsx", "~/features/home/hero.tsx"],
  ["site/app/features/home/wrong.tsx", "~/root.tsx"],
  ["site/app/forms/wrong.tsx", "~/head/page-meta.ts"],
  ["site/app/content/wrong.ts", "~/clients/config.ts"],
  ["site/app/clients/wrong.ts", "~/content/empresa.ts"],
  ["site/app/head/wrong.ts", "~/clients/config.ts"],
  ["site/app/head/wrong.ts", "@eden/ui/core/icon.tsx"],
  ["site/app/root.tsx", "@eden/service/src/main"],
  ["site/vite.config.ts", "../e2e/support/test.ts"],
  ["painel/vite.config.ts", "../supabase/tests/support/rows.ts"],
  ["painel/app/features/caixa/wrong.tsx", "~/routes.tsx"],
  ["painel/app/shell/wrong.tsx", "~/routes.tsx"],
  ["painel/app/parts/wrong.tsx", "~/features/caixa/caixa.tsx"],
  ["painel/app/clients/wrong.ts", "~/parts/sheet.tsx"],
  ["scripts/wrong.ts", "../e2e/support/test.ts"],
  ["scripts/backup/wrong.ts", "../../supabase/tests/support/rows.ts"],
  ["bench/wrong.ts", "../supabase/tests/support/rows.ts"],
  ["bench/painel/wrong.ts", "../../e2e/support/test.ts"],
];
const ALLOWED: [string, string][] = [
  ["site/app/pages/right.tsx", "~/features/home/hero.tsx"],
  ["site/app/features/home/right.tsx", "@eden/ui/button.tsx"],
  ["ui/right.tsx", "./button.tsx"],
  ["ui/estilo/right.tsx", "../button.tsx"],
  ["site/app/features/home/right.tsx", "./hero.tsx"],
  ["site/app/features/home/right.tsx", "@eden/domain/catalogo/precos"],
  ["painel/app/pages/right.tsx", "~/features/caixa/caixa.tsx"],
  ["painel/app/features/caixa/right.tsx", "~/clients/rpc.ts"],
  ["painel/app/features/caixa/right.tsx", "@eden/domain/painel/contrato"],
  ["painel/app/features/caixa/right.test.tsx", "../../../testing/render-painel.tsx"],
  ["painel/app/shell/right.tsx", "~/features/entrar/sign-in-flow.tsx"],
  ["service/src/right.ts", "@eden/domain/catalogo/precos"],
  ["service/src/tasks/right.ts", "../gateways/mailer.ts"],
  ["service/src/tasks/right.test.ts", "../../../scripts/stack/stack.ts"],
  ["service/src/tasks/right.test.ts", "../../tests/running-service.ts"],
  ["service/tests/right.ts", "../../scripts/stack/stack.ts"],
  ["service/tests/right.ts", "../src/main.ts"],
  ["domain/formularios/right.ts", "../documentos/cpf.ts"],
  ["site/scripts/right.ts", "../../scripts/static/compress-files.ts"],
  ["site/scripts/right.ts", "../app/content/empresa.ts"],
  ["painel/scripts/right.ts", "../../scripts/static/compress-files.ts"],
];

test.each(FORBIDDEN)("%s may not import %s", (file, source) => {
  expect(refusalOf(file, source)).toBeDefined();
});

test.each(ALLOWED)("%s may import %s", (file, source) => {
  expect(refusalOf(file, source)).toBeUndefined();
});
