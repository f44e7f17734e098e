import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { CONTRATO } from "@eden/domain/painel/contrato";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const glossary = readFileSync(join(root, "docs/glossario.md"), "utf8");
const [nouns = "", verbs = ""] = glossary.split("\n## Verbs\n");

/** Names that only look forbidden: keys of stored JSON, the verb "store", the state of React, the stores of phones. */
const ALLOWED =
  /^(planType|currentQuestionIndex|store[A-Z]\w*|useBoundStore|\w*DiagnosticoStore|diagnostico-store|app-store-links|AppStoreLinks)$/;

/** Forbidden word and the noun to use instead, from the last table of the glossary. */
const SYNONYMS = new Map(
  [...(nouns.split("| In code do not call it |")[1] ?? "").matchAll(/^\| ([a-z]+) \| (.+) \|$/gm)].flatMap(
    ([, noun = "", words = ""]) => words.split(", ").map((word): [string, string] => [word.replace("-", ""), noun]),
  ),
);
/** Portuguese verb and its English replacement. */
const VERBS = new Map([...verbs.matchAll(/(\w+)\s→\s(\w+)/g)].map(([, verb = "", english = ""]) => [verb, english]));

const camelCase = (name: string) => name.replace(/[-_]([a-z])/g, (_, letter: string) => letter.toUpperCase());
/** Functions of the database, paths of the service, and jobs whose names are stored. */
const MIRRORED = new Set(
  [...Object.keys(CONTRATO), "entrar", "sair", ...filesOf("service/src/tasks").map(nameOf)].flatMap((name) => [
    name,
    camelCase(name),
  ]),
);
/** Named by the URL of a page, or by a stored job. */
const NAMED_BY_URL = /\/pages\/|service\/src\/tasks\/|\.spec\.ts$/;
/** Where every declared name counts; elsewhere, in tests and tools, the exported ones do. */
const PRODUCT = /^(?:site\/app|painel\/app|domain|service\/src|ui)\/(?!.*\.test\.)/;

function filesOf(...folders: string[]): string[] {
  return execFileSync("git", ["ls-files", ...folders], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((path) => /\.tsx?$/.test(path) && !/\/images\/|\/banco\/|\/estilo\/|glossario\.test/.test(path))
    .filter((path) => existsSync(join(root, path)));
}

function nameOf(path: string): string {
  return basename(path).replace(/\.\w+$/, "");
}

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, "");

/** Name of the file and of what it declares. */
function namesIn(path: string, code: string): string[] {
  const start = PRODUCT.test(path) ? String.raw`\b` : "^export (?:async )?";
  const declared = new RegExp(`${start}(?:const|let|function|class|interface|type)\\s+([A-Za-z_$][\\w$]*)`, "gm");
  return [nameOf(path), ...[...code.matchAll(declared)].map(([, name = ""]) => name)];
}

function wordsOf(name: string): string[] {
  const words = name.replace(/sign-?up/gi, " signup ").replace(/([a-z\d])([A-Z])/g, "$1 $2");
  return words.toLowerCase().split(/[^a-z\d]+/);
}

function wrongNouns(path: string, source: string): string[] {
  return namesIn(path, withoutComments(source))
    .filter((name) => !ALLOWED.test(name))
    .flatMap((name) =>
      wordsOf(name).flatMap((word) => {
        const noun = SYNONYMS.get(word.replace(/s$/, "")) ?? SYNONYMS.get(word);
        return noun ? [`${path}: ${name} (${noun})`] : [];
      }),
    );
}

/** Functions, hooks, components, methods and properties that hold a function. */
const FUNCTIONS =
  /\bfunction\s+(\w+)|\bconst\s+(\w+)\s*=\s*(?:async\s*)?(?:<[^>]*>)?\(|^\s+(?:async )?#?(\w+)\([^)]*\)[^;=]*\{$|^\s+#?(\w+)\??(?::| =) (?:async )?\(/gm;

function wrongVerbs(path: string, source: string): string[] {
  const functions = [...withoutComments(source).matchAll(FUNCTIONS)].flatMap((match) => match.slice(1).filter(Boolean));
  const names = NAMED_BY_URL.test(path) ? functions : [nameOf(path), ...functions];
  return names.flatMap((name) => {
    const bare = name.replace(/^(?:use|on)(?:-|(?=[A-Z]))/, "");
    if (MIRRORED.has(bare) || MIRRORED.has(bare.charAt(0).toLowerCase() + bare.slice(1))) return [];
    const english = VERBS.get(wordsOf(bare)[0] ?? "");
    return english ? [`${path}: ${name} (${english})`] : [];
  });
}

const everywhere = filesOf("site", "painel", "domain", "service", "ui", "e2e", "scripts", "bench", "supabase");

test("every folder names each thing with the noun of the glossary", () => {
  expect(everywhere.filter((path) => PRODUCT.test(path)).length).toBeGreaterThan(300);
  expect(everywhere.flatMap((path) => wrongNouns(path, readFileSync(join(root, path), "utf8")))).toEqual([]);
});

test("the verbs of functions and files are English", () => {
  expect(VERBS.size).toBeGreaterThan(80);
  expect(everywhere.flatMap((path) => wrongVerbs(path, readFileSync(join(root, path), "utf8")))).toEqual([]);
});

test.each([
  ["ui/order-terms.tsx", "", "ui/order-terms.tsx: order-terms (pedido)"],
  ["ui/x.ts", "export const openOrders = 1;", "ui/x.ts: openOrders (pedido)"],
  ["ui/x.ts", "function useSignUp() {}", "ui/x.ts: useSignUp (cadastro)"],
  ["ui/x.ts", "interface LevelCard {}", "ui/x.ts: LevelCard (nivel)"],
  ["e2e/support/x.ts", "export async function createStore() {}", "e2e/support/x.ts: createStore (loja)"],
])("%s with %j is refused", (path, source, problem) => {
  expect(wrongNouns(path, source)).toEqual([problem]);
});

test.each([
  ["ui/enviar-form.tsx", "", "ui/enviar-form.tsx: enviar-form (send)"],
  ["ui/use-enviar.ts", "", "ui/use-enviar.ts: use-enviar (send)"],
  ["ui/x.ts", "const useMover = () => 1;", "ui/x.ts: useMover (move)"],
  ["ui/x.ts", "export function ApagarSheet() {}", "ui/x.ts: ApagarSheet (erase)"],
  ["ui/x.ts", "class Fila {\n  async enviar(um: number) {\n", "ui/x.ts: enviar (send)"],
  ["ui/x.ts", "interface Props {\n  onPausar: () => void;\n", "ui/x.ts: onPausar (pause)"],
])("the verb of %s with %j is refused", (path, source, problem) => {
  expect(wrongVerbs(path, source)).toEqual([problem]);
});

test("words inside other words, in comments and local to a test are no violation", () => {
  expect(wrongNouns("ui/x.ts", "// the order\nconst border = 1; const explanation = 2;")).toEqual([]);
  expect(wrongNouns("e2e/x.ts", "  const order = 1;")).toEqual([]);
});

test("a function that mirrors one of the database keeps its name", () => {
  expect(wrongVerbs("ui/x.ts", "function mudarDono() {}\nfunction useConcluirPasso() {}")).toEqual([]);
});
