import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Routine, readRoutines } from "./stack/routines.ts";

const root = join(import.meta.dirname, "..");
const migrations = globSync("supabase/migrations/*.sql", { cwd: root }).map((file) =>
  readFileSync(join(root, file), "utf8"),
);
const base = readRoutines({ base: true });
const routines = [...base, ...readRoutines({ base: false })];
const functions = routines.filter(({ object }) => object.startsWith("function "));
const nameOf = ({ object }: Routine) => object.split(" ")[1] ?? "";

/** Needs its table, and an index of that table needs it. */
const STORED = ["privado.e_resposta"];

test("[CASA-11] a function, view, trigger or policy has one place", () => {
  const names = routines.map(({ object }) => object);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("[CASA-12] migrations have tables and rows, no functions, views, triggers and policies", () => {
  const found = migrations.flatMap(
    (text) => text.match(/^create (?:or replace )?(?:function|trigger|constraint trigger|policy|view) \S+/gm) ?? [],
  );
  expect(found).toEqual(STORED.map((name) => `create function ${name}(h`));
});

test("[CASA-13] a migration calls no function but those of base, which exist before it", () => {
  const others = new Set(functions.filter((one) => !base.includes(one)).map(nameOf));
  const called = migrations.flatMap((text) => {
    const code = text.replace(/--.*|\binto [\w.]+|\bon [\w.]+|\breferences [\w.]+|\btable [\w.]+/g, "");
    return [...code.matchAll(/\b((?:privado|painel|public)\.\w+)\s*\(/g)].map(([, name = ""]) => name);
  });
  expect(called.filter((name) => others.has(name))).toEqual([]);
});

test("[CASA-14] a block has one object, its comment and its grants, and every function says what it does", () => {
  const silent = functions.filter((one) => !one.text.includes(`\ncomment on function ${nameOf(one)} is`));
  expect(silent.map(nameOf)).toEqual([]);
  const strange = functions.filter((one) =>
    statementsOf(one.text).some(
      (text) => !/^(create or replace function|comment on function|grant execute on function)/.test(text),
    ),
  );
  expect(strange.map(nameOf)).toEqual([]);
});

const LONGEST = 60;
/** To be split. A number may fall, none may rise, and no function may be added. */
const LONGER: Record<string, number> = {
  "painel.pessoa": 83,
  "privado.contar_registro": 71,
  "privado.corrigir_titular": 65,
  "privado.ler_entrada": 109,
  "privado.projetar": 61,
  "privado.refazer_pessoa": 85,
  "privado.refazer_pracas": 92,
  "privado.sugestoes": 76,
};
const BODY = /^[\s\S]*?(?:\$\$;|^return[\s\S]*?;)$/m;

test("a function has at most 60 lines, and one of those that are longer does not grow", () => {
  const lines = new Map(
    functions.map((one) => [nameOf(one), (one.text.match(BODY)?.[0] ?? one.text).split("\n").length]),
  );
  const grown = [...lines].filter(([name, count]) => count > (LONGER[name] ?? LONGEST));
  expect(grown).toEqual([]);
  expect(Object.keys(LONGER).filter((name) => (lines.get(name) ?? 0) <= LONGEST)).toEqual([]);
});

function statementsOf(text: string): string[] {
  const literals = /--.*|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g;
  const code = text.replace(literals, (found) => (found.startsWith("--") ? "" : "''"));
  return code
    .split(";")
    .map((statement) => statement.trim())
    .filter(Boolean);
}
