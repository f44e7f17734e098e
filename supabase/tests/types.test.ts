import { expect, test } from "vitest";
import { committedTypes, generateTypes } from "../../scripts/db-types.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();

test("the committed row types are those of the migrated database", async () => {
  expect(await generateTypes(database.sql), "else run npm run db -- types").toBe(committedTypes());
});

test("a visitor's insert has the granted columns only, and needs those without a default", async () => {
  await database.sql.begin(async (sql) => {
    await sql`alter table public.contato add teste_texto text not null, add teste_escolha text, add teste_interno text,
      add constraint teste_conhecido check (teste_escolha in ('pequeno', 'medio'))`;
    await sql`grant insert (teste_texto, teste_escolha) on public.contato to anon`;
    const [rows, inserts] = (await generateTypes(sql)).split("interface Inserts");
    expect(rows).toContain(
      '    teste_texto: string;\n    teste_escolha: "pequeno" | "medio" | null;\n    teste_interno: string | null;\n',
    );
    expect(inserts).toContain('    teste_texto: string;\n    teste_escolha?: "pequeno" | "medio" | null;\n');
    expect(inserts).not.toContain("teste_interno");
    await sql`rollback`;
  });
});
