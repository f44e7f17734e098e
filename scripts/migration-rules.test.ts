import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { recipeMigrations } from "./recipe-migrations.ts";

/** Written before the first deployment, when no table had rows. */
const LAST_BASE = "20261116004150";
const folder = join(import.meta.dirname, "../supabase/migrations");
const REASON = /^\s*-- safe: \S/;

type Rule = { refuses: string; when(statement: string): boolean };

/** Measured in docs/measurements.md, "Migrations of a live table". */
const RULES: Rule[] = [
  { refuses: "index without concurrently", when: (s) => /^create (?:unique )?index (?!concurrently)/.test(s) },
  {
    refuses: "constraint without not valid",
    when: (s) => /^alter table .*\badd constraint\b/.test(s) && !/\bnot valid$|\busing index\b/.test(s),
  },
  { refuses: "set not null without a valid check", when: (s) => /^alter table .*\bset not null\b/.test(s) },
  {
    refuses: "other type of a column",
    when: (s) => /^alter table .*\balter (?:column )?\S+ (?:set data )?type\b/.test(s),
  },
  {
    refuses: "column with a check, a computed default or a generated value",
    when: (s) =>
      /^alter table .*\badd column\b/.test(s) &&
      /\bcheck \(|\breferences\b|\bunique\b|\bgenerated\b|\bdefault \S*\w\(/.test(s) &&
      !/\bdefault now\(\)/.test(s),
  },
  {
    refuses: "what a running release may still use",
    when: (s) => /^(?:alter table .*\b(?:drop column|rename)\b|drop table)/.test(s),
  },
];

/** Dangerous statements of a migration, for tables that exist before it. */
function problemsOf(migration: string): string[] {
  const statements = statementsOf(migration);
  const created = statements.flatMap(
    ({ text }) => /^create (?:unlogged )?table (?:if not exists )?(\S+)/.exec(text)?.[1] ?? [],
  );
  const tableOf = (text: string) =>
    /^(?:alter table (?:if exists )?(?:only )?|create (?:unique )?index .*?\bon (?:only )?|drop table (?:if exists )?)(\S+)/.exec(
      text,
    )?.[1];
  const existing = statements.filter(({ text }) => !created.includes(tableOf(text) ?? ""));
  const problems = existing.flatMap(({ text, excused }) =>
    excused ? [] : RULES.filter(({ when }) => when(text)).map(({ refuses }) => refuses),
  );
  const texts = existing.map(({ text }) => text);
  if (texts.some((text) => /\bindex concurrently\b/.test(text)) && statements.length > 1)
    problems.push("concurrently beside other statements");
  if (texts.some((text) => /\bvalidate constraint\b/.test(text)) && texts.some((text) => /\bnot valid$/.test(text)))
    problems.push("validated where it was added");
  const locks = texts.some((text) =>
    /^alter table (?!.*\b(?:enable row level security|validate constraint)\b)/.test(text),
  );
  if (locks && !/^set (?:local )?lock_timeout/.test(statements[0]?.text ?? "")) problems.push("no lock_timeout first");
  return problems;
}

/** Lower case, without comments and bodies of functions; `excused` if `-- safe: reason` is the line before. */
function statementsOf(migration: string): { text: string; excused: boolean }[] {
  // Comments in the same pass: an apostrophe or a semicolon there neither opens a literal nor ends a statement.
  const literals = /--.*|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g;
  return migration
    .replace(literals, (found) => (found.startsWith("--") ? found.replaceAll(";", ",") : "''"))
    .split(";")
    .map((statement) => {
      const lines = statement.split("\n");
      const code = lines.map((line) => line.replace(/--.*$/, "").trim()).filter(Boolean);
      return {
        text: code.join(" ").replace(/\s+/g, " ").toLowerCase(),
        excused: lines.some((line) => REASON.test(line)),
      };
    })
    .filter(({ text }) => text !== "");
}

const later = readdirSync(folder).filter((name) => name.slice(0, 14) > LAST_BASE);

test.each(later)("%s does not block writers of a live table", (name) => {
  expect(problemsOf(readFileSync(join(folder, name), "utf8"))).toEqual([]);
});

test("the migrations of the recipes in CONTRIBUTING.md do not block writers of a live table", () => {
  const migrations = recipeMigrations();
  expect(migrations.length).toBeGreaterThan(2);
  expect(migrations.flatMap(problemsOf)).toEqual([]);
});

const SAFE = [
  "set lock_timeout = '2s'; alter table public.contato add column cidade text;",
  "set lock_timeout = '2s'; alter table public.contato add column cor text not null default 'x';",
  "set lock_timeout = '2s'; alter table public.contato add constraint cor_valida check (cor <> 'index;') not valid;",
  "alter table public.contato validate constraint cor_valida;",
  "create index concurrently contato_cor on public.contato (cor);",
  "create table privado.nova (id int); create index nova_id on privado.nova (id); alter table privado.nova add constraint c check (id > 0);",
  "create function privado.f() returns void language plpgsql as $$ begin drop table privado.antiga; end $$;",
  "set lock_timeout = '2s';\n-- safe: 27 rows\nalter table privado.feriados alter column dia set not null;",
];
test.each(SAFE)("accepted: %s", (migration) => expect(problemsOf(migration)).toEqual([]));

const T = "set lock_timeout = '2s'; alter table public.contato";
const DANGEROUS: [string, string][] = [
  ["create index contato_cor on public.contato (cor);", "index without concurrently"],
  ["create unique index contato_cor on public.contato (cor);", "index without concurrently"],
  ["create index concurrently contato_cor on public.contato (cor); select 1;", "concurrently beside other statements"],
  [`${T} add constraint c check (cor <> '');`, "constraint without not valid"],
  [`${T} add constraint c\n  foreign key (x) references public.pedidos (id);`, "constraint without not valid"],
  [
    `${T} add constraint c check (x > 0) not valid; alter table public.contato validate constraint c;`,
    "validated where it was added",
  ],
  [`${T} alter column cor set not null;`, "set not null without a valid check"],
  [`${T} alter column cor type varchar(20);`, "other type of a column"],
  [
    `${T} add column chave uuid default gen_random_uuid();`,
    "column with a check, a computed default or a generated value",
  ],
  [
    `${T} add column ddd text generated always as (left(telefone, 2)) stored;`,
    "column with a check, a computed default or a generated value",
  ],
  [`${T} add column cor text check (cor <> '');`, "column with a check, a computed default or a generated value"],
  [`${T} drop column cor;`, "what a running release may still use"],
  [`${T} rename column cor to tom;`, "what a running release may still use"],
  ["drop table privado.antiga;", "what a running release may still use"],
  ["alter table public.contato add column cidade text;", "no lock_timeout first"],
];
test.each(DANGEROUS)("refused: %s", (migration, problem) => expect(problemsOf(migration)).toEqual([problem]));
