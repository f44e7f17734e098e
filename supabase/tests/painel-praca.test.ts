import { beforeAll, expect, test } from "vitest";
import { callPainel, insertEquipe, MEMBROS } from "./support/call-painel.ts";
import { newEmail, receive } from "./support/drain-caixa.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();
const CNPJ = "27418936000193";
const praca = (ibge: number, slug: string, dados: object) =>
  database.sql`insert into privado.pracas ${database.sql({ ibge, uf: "SP", slug, mes: "2026-10-01", dados: database.sql.json(dados as never) })}`;

beforeAll(async () => {
  const { sql } = database;
  await insertEquipe(sql);
  await praca(3529005, "marilia", { nome: "Marília", mes, ativas: 183, populacao });
  await praca(3507209, "bora", { nome: "Borá", mes, ativas: 0 });
  await sql`insert into privado.farmacias ${sql({
    ...{ cnpj: CNPJ, matriz: true, razao_social: "OKAMOTO LTDA", situacao: "ativa", cnae: "4771701" },
    ...{ uf: "SP", ibge: 3529005 },
  })}`;
});

const mes = "2026-10";
const populacao = { habitantes: 242_249, ano: 2025 };
const MARILIA = { nome: "Marília", uf: "SP", slug: "marilia", mes, ativas: 183, populacao };
const came = async (kind: string, more: Record<string, unknown>) =>
  (await receive(database.sql, kind, { email: newEmail(), ...more })).pessoa;
const pracaOf = async (pessoa: string, membro = MEMBROS.atendimento) =>
  (await callPainel(database.sql, membro, "pessoa", { id: pessoa })).praca;

test("[PRACA-28] every role sees the market of the town of a person's pharmacy, from the register", async () => {
  const pessoa = await came("plenitude", { cnpj: CNPJ });
  for (const membro of [MEMBROS.leitura, MEMBROS.atendimento, MEMBROS.gestao]) {
    expect(await pracaOf(pessoa, membro)).toEqual(MARILIA);
  }
});

test("[PRACA-28] a message whose visit opened the page of a town shows the first one; another page, or none, shows nothing", async () => {
  const { sql } = database;
  const from = (landing_page: string, praca?: string) =>
    came("contato", { origem: sql.json({ landing_page, ...(praca && { praca }) }) });
  expect(await pracaOf(await from("/raio-x/sp/marilia"))).toEqual(MARILIA);
  const bora = { nome: "Borá", uf: "SP", slug: "bora", mes, ativas: 0 };
  expect(await pracaOf(await from("/raio-x/sp/bora/"))).toEqual(bora);
  expect(await pracaOf(await from("/raio-x/sp/bora", "/raio-x/sp/marilia"))).toEqual(bora);
  for (const page of ["/", "/raio-x", "/raio-x/sp/outra"]) {
    expect(await pracaOf(await from(page, "/raio-x/sp/marilia")), page).toEqual(MARILIA);
  }
  for (const page of ["/raio-x", "/raio-x/sp", "/raio-x/sp/outra", "/planos/sp/marilia"]) {
    expect(await pracaOf(await from(page)), page).toBeNull();
  }
  expect(await pracaOf(await came("contato", {}))).toBeNull();
});
