import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Names that only look forbidden: keys of stored JSON, the verb "store", the state of React, the stores of phones. */
const ALLOWED =
  /^(planType|currentQuestionIndex|store[A-Z]\w*|useBoundStore|\w*DiagnosticoStore|diagnostico-store|app-store-links|AppStoreLinks)$/;

/** Forbidden word and the noun to use instead, from the last table of the glossary. */
function synonyms(): Map<string, string> {
  const glossary = readFileSync(join(root, "docs/glossario.md"), "utf8");
  const [, table = ""] = glossary.split("| In code do not call it |");
  const rows = [...table.matchAll(/^\| ([a-z]+) \| (.+) \|$/gm)];
  return new Map(
    rows.flatMap(([, noun = "", words = ""]) => words.split(", ").map((word) => [word.replace("-", ""), noun])),
  );
}

/** Name of the file and of everything it declares. */
function namesIn(path: string, source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, "");
  const declared = [...code.matchAll(/\b(?:const|let|function|class|interface|type)\s+([A-Za-z_$][\w$]*)/g)];
  return [basename(path).replace(/\.\w+$/, ""), ...declared.map(([, name = ""]) => name)];
}

function wordsOf(name: string): string[] {
  const words = name.replace(/sign-?up/gi, " signup ").replace(/([a-z\d])([A-Z])/g, "$1 $2");
  return words.toLowerCase().split(/[^a-z\d]+/);
}

function violations(path: string, source: string): string[] {
  const forbidden = synonyms();
  return namesIn(path, source)
    .filter((name) => !ALLOWED.test(name))
    .flatMap((name) =>
      wordsOf(name).flatMap((word) => {
        const noun = forbidden.get(word.replace(/s$/, "")) ?? forbidden.get(word);
        return noun ? [`${path}: ${name} (${noun})`] : [];
      }),
    );
}

test("the product names each thing with the noun of the glossary", () => {
  const files = execFileSync("git", ["ls-files", "site/app", "painel/app", "domain", "service/src", "ui"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/images\/|\/banco\/|\/estilo\//.test(path))
    .filter((path) => existsSync(join(root, path)));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((path) => violations(path, readFileSync(join(root, path), "utf8")))).toEqual([]);
});

test.each([
  ["a/order-terms.tsx", "", "a/order-terms.tsx: order-terms (pedido)"],
  ["a/x.ts", "export const openOrders = 1;", "a/x.ts: openOrders (pedido)"],
  ["a/x.ts", "function useSignUp() {}", "a/x.ts: useSignUp (cadastro)"],
  ["a/x.ts", "interface LevelCard {}", "a/x.ts: LevelCard (nivel)"],
])("%s with %j is refused", (path, source, problem) => {
  expect(violations(path, source)).toEqual([problem]);
});

test("words inside other words and in comments are no violation", () => {
  expect(violations("a/x.ts", "// the order\nconst border = 1; const explanation = 2;")).toEqual([]);
});
