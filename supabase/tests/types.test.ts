import { expect, test } from "vitest";
import { committedTypes, generateTypes } from "../../scripts/db-types.ts";
import { recipeMigrations } from "../../scripts/recipe-migrations.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();

test("the committed row types are those of the migrated database", async () => {
  expect(await generateTypes(database.sql), "else run npm run db -- types").toBe(committedTypes());
});

test("a visitor's insert has the granted columns only, and needs those without a default", async () => {
  await database.sql.begin(async (sql) => {
    await sql`alter table public.contato add teste_texto text not null, add teste_interno text`;
    await sql`grant insert (teste_texto) on public.contato to anon`;
    const [rows, inserts] = (await generateTypes(sql)).split("interface Inserts");
    expect(rows).toContain("    teste_texto: string;\n    teste_interno: string | null;\n");
    expect(inserts).toContain("    teste_texto: string;\n");
    expect(inserts).not.toContain("teste_interno");
    await sql`rollback`;
  });
});

test("the migrations of the recipes in CONTRIBUTING.md run, and a listed choice becomes a union of its ids", async () => {
  await database.sql.begin(async (sql) => {
    for (const migration of recipeMigrations()) {
      await sql.unsafe(dropExamples(migration));
      await sql.unsafe(migration);
    }
    const [rows, inserts] = (await generateTypes(sql)).split("interface Inserts");
    expect(rows).toContain('    cidade: string | null;\n    porte: "pequeno" | "medio" | null;\n');
    expect(inserts).toContain('    cidade?: string | null;\n    porte?: "pequeno" | "medio" | null;\n');
    await sql`rollback`;
  });
});

/** Removes the columns and functions that a recipe adds: an example may have become real. */
function dropExamples(migration: string): string {
  const columns = [...migration.matchAll(/alter table (\S+) add column (\w+)/g)];
  const functions = [...migration.matchAll(/create function (\S+)\(p jsonb\)/g)];
  return [
    ...columns.map(([, table, column]) => `alter table ${table} drop column if exists ${column};`),
    ...functions.map(([, name]) => `drop function if exists ${name}(jsonb);`),
  ].join("\n");
}
