import { expect, test } from "vitest";
import { committedTypes, generateTypes } from "../../scripts/db-types.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();

test("the committed row types are those of the migrated database", async () => {
  expect(await generateTypes(database.sql), "else run npm run db:types").toBe(committedTypes());
});

test("a visitor's insert has the granted columns only, and needs those without a default", async () => {
  await database.sql.begin(async (sql) => {
    await sql`alter table public.contato add cidade text not null, add porte text, add interno text,
      add constraint porte_conhecido check (porte in ('pequeno', 'medio'))`;
    await sql`grant insert (cidade, porte) on public.contato to anon`;
    const [rows, inserts] = (await generateTypes(sql)).split("interface Inserts");
    expect(rows).toContain(
      '    cidade: string;\n    porte: "pequeno" | "medio" | null;\n    interno: string | null;\n',
    );
    expect(inserts).toContain('    cidade: string;\n    porte?: "pequeno" | "medio" | null;\n');
    expect(inserts).not.toContain("interno");
    await sql`rollback`;
  });
});
