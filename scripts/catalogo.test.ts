import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PLENITUDE_NOMES } from "@eden/domain/catalogo/plenitude-nomes";
import { nomeProdutoOf, PRODUTOS } from "@eden/domain/catalogo/produtos";
import { TIPOS_EMPRESA, TIPOS_LOJA } from "@eden/domain/catalogo/tipos-loja";
import { expect, test } from "vitest";

test("[PALAVRA-01] no migration contains the name of a catalogue value as a text", () => {
  const root = join(import.meta.dirname, "..");
  const values = [PLENITUDE_NOMES, TIPOS_LOJA, TIPOS_EMPRESA].flatMap((names) => Object.values<string>(names));
  const names = [...values, ...PRODUTOS.map(({ nome }) => nome), nomeProdutoOf("edenappfree"), "Matriz e filiais"];
  const text = new RegExp(`'(?:${names.join("|")})'`);
  const files = globSync("supabase/migrations/*.sql", { cwd: root })
    // The generated column opcao_selecionada stores the two choices by name, as the form of Mentoria and Imersão describes it.
    .filter((file) => !file.endsWith("_inscricoes.sql"));
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((file) => text.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
});
