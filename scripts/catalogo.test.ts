import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { PLENITUDE_NOMES } from "@eden/domain/catalogo/plenitude-nomes";
import { PRECO_AVISTA_APP, PRECO_AVISTA_LIVE, PRECO_PARCELADO } from "@eden/domain/catalogo/precos";
import { nomeProdutoOf, PRODUTOS } from "@eden/domain/catalogo/produtos";
import { TIPOS_EMPRESA, TIPOS_LOJA } from "@eden/domain/catalogo/tipos-loja";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

test("[CATALOGO-01] no source but precos.ts contains a price, in cents or as words", () => {
  const prices = [PRECO_PARCELADO.parcela, PRECO_PARCELADO.total, PRECO_AVISTA_APP.total, PRECO_AVISTA_LIVE.total];
  const words = prices.map((price) =>
    formatReais(price).slice("R$ ".length).replace(/,00$/, "").replaceAll(".", "[._]?"),
  );
  const price = new RegExp(`\\b(?:${[...prices, ...words].join("|")})\\b`);
  const files = globSync(
    [
      "{domain,ui}/**/*.ts",
      "ui/**/*.tsx",
      "{site,painel}/app/**/*.{ts,tsx}",
      "service/src/**/*.ts",
      "supabase/{migrations,routines/*}/*.sql",
    ],
    { cwd: root, exclude: ["**/node_modules/**", "ui/estilo/**", "**/*.test.{ts,tsx}"] },
  ).filter((file) => price.test(readFileSync(join(root, file), "utf8")));
  expect(files).toEqual(["domain/catalogo/precos.ts"]);
});

test("[PALAVRA-01] no migration contains the name of a catalogue value as a text", () => {
  const values = [PLENITUDE_NOMES, TIPOS_LOJA, TIPOS_EMPRESA].flatMap((names) => Object.values<string>(names));
  const names = [...values, ...PRODUTOS.map(({ nome }) => nome), nomeProdutoOf("edenappfree"), "Matriz e filiais"];
  const text = new RegExp(`'(?:${names.join("|")})'`);
  const files = globSync("supabase/{migrations,routines/*}/*.sql", { cwd: root })
    // The generated column opcao_selecionada stores the two choices by name, as the form of Mentoria and Imersão describes it.
    .filter((file) => !file.endsWith("_inscricoes.sql"));
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((file) => text.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
});
