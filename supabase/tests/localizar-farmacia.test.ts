import { parse } from "valibot";
import { beforeAll, expect, test } from "vitest";
import { cnpjCheckDigits } from "../../domain/documentos/cnpj.ts";
import { type Farmacia, farmaciaSchema } from "../../domain/farmacias/farmacia.ts";
import { newAddress, useApi } from "./support/test-api.ts";

const api = useApi();

const withDigits = (base: string) => base + cnpjCheckDigits(base);
const ROOT = "27418936";
const MATRIZ = withDigits(`${ROOT}0002`);
const FILIAL = withDigits(`${ROOT}0001`);
const COM_LETRAS = withDigits(`${ROOT}E08G`);
const FECHADA = withDigits(`${ROOT}0003`);
const INDIVIDUAL = withDigits("083517240001");
const CHAIN = "61904275";
/** Same first seven characters, another root. */
const VIZINHA = withDigits("274189370001");

const row = (cnpj: string, changes: object = {}) => ({
  cnpj,
  matriz: false,
  nome_fantasia: "DROGARIA OKAMOTO",
  razao_social: "OKAMOTO & FILHOS DROGARIA LTDA",
  situacao: "ativa",
  situacao_em: "2009-03-02",
  inicio_em: "2009-03-02",
  cnae: "4771701",
  logradouro: "AVENIDA SAMPAIO VIDAL",
  numero: "418",
  complemento: null,
  bairro: "CENTRO",
  cep: "17500020",
  uf: "SP",
  ibge: 3529005,
  municipio: "MARILIA",
  ...changes,
});

beforeAll(async () => {
  const rows = [
    row(MATRIZ, { matriz: true }),
    row(FILIAL, { nome_fantasia: "OKAMOTO NOVA MARILIA" }),
    row(COM_LETRAS, { nome_fantasia: null, ibge: null, municipio: "POMPEIA" }),
    row(FECHADA, { situacao: "baixada", situacao_em: "2025-03-10" }),
    row(VIZINHA, { nome_fantasia: "FARMACIA VIZINHA" }),
    row(INDIVIDUAL, { razao_social: "MARIA DA SILVA", logradouro: null, numero: null }),
    ...Array.from({ length: 9 }, (_, index) => row(withDigits(`${CHAIN}000${index + 1}`), { matriz: index === 7 })),
  ];
  await api.sql`insert into privado.farmacias ${api.sql(rows)}`;
  await api.sql`insert into privado.farmacias_cargas (mes, estado, linhas, lidas, terminada_em, motivo) values
    ('2026-09-01', 'trocada', 1, 1, now(), null), ('2026-10-01', 'trocada', 1, 1, now(), null),
    ('2026-11-01', 'recusada', 1, 1, now(), 'perdeu mais de 10 %')`;
});

const lookUp = (cnpj: unknown, address?: string) =>
  api.call<Farmacia | null>("rpc/localizar_farmacia", {
    method: "POST",
    body: { p_cnpj: cnpj },
    ...(address ? { address } : {}),
  });
const found = async (cnpj: string) => parse(farmaciaSchema, (await lookUp(cnpj)).body);

test("[CNPJ-01] one CNPJ, formatted or not, returns its company as the form reads it, and the month of the last swap", async () => {
  const farmacia = await found(MATRIZ);
  expect(farmacia).toMatchObject({
    cnpj: MATRIZ,
    matriz: true,
    nome_fantasia: "Drogaria Okamoto",
    razao_social: "Okamoto & Filhos Drogaria Ltda.",
    situacao: "ativa",
    logradouro: "Avenida Sampaio Vidal",
    cep: "17500020",
    municipio: "Marília",
    uf: "SP",
    ibge: 3529005,
    slug: "marilia",
    mes: "2026-10-01",
  });
  const formatted = `${ROOT.slice(0, 2)}.${ROOT.slice(2, 5)}.${ROOT.slice(5)}/${MATRIZ.slice(8, 12)}-${MATRIZ.slice(12)}`;
  expect(await found(formatted)).toEqual(farmacia);
  expect(await found(COM_LETRAS.toLowerCase())).toMatchObject({
    cnpj: COM_LETRAS,
    matriz: false,
    municipio: "Pompeia",
    ibge: null,
    slug: null,
  });
});

test("[CNPJ-01] other stores: active, of the same root, the head office first by its column, with name and town only", async () => {
  const { outras } = await found(COM_LETRAS);
  expect(outras).toEqual([
    { cnpj: MATRIZ, matriz: true, nome: "Drogaria Okamoto", municipio: "Marília", uf: "SP" },
    { cnpj: FILIAL, matriz: false, nome: "Okamoto Nova Marilia", municipio: "Marília", uf: "SP" },
  ]);
  expect((await found(FECHADA)).outras).toHaveLength(3);
  expect((await found(VIZINHA)).outras).toEqual([]);
});

test("[CNPJ-01] a chain's response names five others at most, with the head office among them", async () => {
  const { outras } = await found(withDigits(`${CHAIN}0001`));
  expect(outras).toHaveLength(5);
  expect(outras[0]).toMatchObject({ matriz: true, cnpj: withDigits(`${CHAIN}0008`) });
});

test("[CNPJ-01] a closed pharmacy says since when; a sole trader has no street", async () => {
  expect(await found(FECHADA)).toMatchObject({ situacao: "baixada", situacao_em: "2025-03-10" });
  expect(await found(INDIVIDUAL)).toMatchObject({ logradouro: null, numero: null, municipio: "Marília" });
});

test("[CNPJ-01] anything but a whole known CNPJ returns null: there is no list, prefix or pattern", async () => {
  const guesses = [withDigits("112223330009"), ROOT, `${ROOT}%`, "%", "", null, "' or true --", `${MATRIZ}0`];
  for (const guess of guesses) expect(await lookUp(guess)).toMatchObject({ status: 200, body: null });
  expect((await api.call(`rpc/localizar_farmacia?p_cnpj=${MATRIZ}`)).status).toBeGreaterThanOrEqual(400);
});

test("[CNPJ-01] the register's tables are closed to visitors", async () => {
  for (const table of ["farmacias", "municipios", "farmacias_cargas"]) {
    expect((await api.call(table)).status).toBe(404);
  }
});

test("[CNPJ-01] look-ups are limited per address, known or not, in ten minutes and in a day", async () => {
  const limits =
    await api.sql`select alvo, maximo from privado.limites where alvo like 'localizar_farmacia%' order by alvo`;
  expect([...limits]).toEqual([
    { alvo: "localizar_farmacia", maximo: 60 },
    { alvo: "localizar_farmacia_dia", maximo: 400 },
  ]);
  const statuses = async (address: string) => {
    const list: number[] = [];
    for (const cnpj of [MATRIZ, "1", FILIAL]) list.push((await lookUp(cnpj, address)).status);
    return list;
  };
  for (const alvo of ["localizar_farmacia", "localizar_farmacia_dia"]) {
    // One window for the whole test, whenever it runs.
    await api.sql`update privado.limites set maximo = 2, janela = interval '36500 days' where alvo = ${alvo}`;
    const address = newAddress();
    expect(await statuses(address)).toEqual([200, 200, 429]);
    await api.sql`update privado.limites set maximo = 100000 where alvo = ${alvo}`;
    expect((await lookUp(MATRIZ, newAddress())).status).toBe(200);
  }
});

test("[CNPJ-01] a look-up leaves no trace but a count per address", async () => {
  await api.sql`truncate privado.contadores`;
  const before = await api.sql`select count(*) from privado.registro_de_acessos`;
  await lookUp(MATRIZ, newAddress());
  const counts = await api.sql`select c::text as line, alvo from privado.contadores as c order by alvo`;
  expect(counts.map(({ alvo }) => alvo)).toEqual(["localizar_farmacia", "localizar_farmacia_dia"]);
  expect(JSON.stringify(counts)).not.toContain(ROOT);
  expect(await api.sql`select count(*) from privado.registro_de_acessos`).toEqual(before);
});
