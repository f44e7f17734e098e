import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { AREA_IDS, QUANTIDADE_PERGUNTAS } from "../../domain/diagnostico/areas.ts";
import { parseOpcoes } from "../../domain/diagnostico/opcoes.ts";
import { PASSOS } from "../../domain/diagnostico/passos.ts";
import { PREVIA } from "../../domain/diagnostico/previa.ts";
import { activePerguntas, bestAnswers } from "./support/answers.ts";
import { newAddress, useApi } from "./support/test-api.ts";

const api = useApi();
const LOJA = { id: "10000000-0000-4000-8000-000000000001", cnpj: "11222333000181", cpf: "52998224725" };
const OUTRA_LOJA_CPF = "11144477735";

// Windows that do not end while the tests run.
beforeAll(() => api.sql`update privado.limites set janela = '1000 days' where alvo like 'localizar_loja%'`);

function localizar(cnpj: string, cpf: string, address?: string) {
  const body = { p_cnpj: cnpj, p_cpf: cpf };
  return api.call("rpc/localizar_loja", { method: "POST", body, ...(address ? { address } : {}) });
}

test("visitors read the questions of one version, ordered by area, with both forms of options", async () => {
  const perguntas = await activePerguntas(api);
  expect(perguntas).toHaveLength(QUANTIDADE_PERGUNTAS);
  expect(new Set(perguntas.map(({ versao }) => versao)).size).toBe(1);
  const areas = perguntas.map(({ area }) => area);
  expect(areas.filter((area, index) => area !== areas[index - 1])).toEqual(AREA_IDS);
  expect(perguntas.every(({ opcoes }) => parseOpcoes(opcoes).length === 4)).toBe(true);
  const forms = new Set(perguntas.flatMap(({ opcoes }) => opcoes.map((opcao) => typeof opcao)));
  expect(forms).toEqual(new Set(["string", "object"]));
});

test("[DIAG-10] the questions of the home page's taste are those of the questionnaire", async () => {
  const perguntas = await activePerguntas(api);
  const stored = PREVIA.map(({ id }) => {
    const { area, texto, opcoes } = perguntas.find((pergunta) => pergunta.id === id) ?? {};
    return { id, area, texto, opcoes: parseOpcoes(opcoes) };
  });
  expect(PREVIA).toEqual(stored);
});

test("the first version has 23 questions in seven areas, as the domain's tests assume", async () => {
  const areas = await api.sql`select area, count(*)::int as perguntas from public.diagnosticos_perguntas
    where versao = 1 group by area order by min(id)`;
  expect(areas.map(({ area, perguntas }) => [area, perguntas])).toEqual([
    ["financas", 4],
    ["compras_estoque", 4],
    ["vendas_preco", 3],
    ["pessoas", 3],
    ["cliente_marketing", 3],
    ["digital", 3],
    ["estrategia_conformidade", 3],
  ]);
});

test("every active question has first steps: without them the results would have no advice", async () => {
  const perguntas = await activePerguntas(api);
  expect(perguntas.filter(({ id }) => !PASSOS[id]).map(({ id, texto }) => `${id} ${texto}`)).toEqual([]);
});

test("[DIAG-07] the right pair returns the id and nothing else, also when formatted", async () => {
  expect((await localizar(LOJA.cnpj, LOJA.cpf)).body).toBe(LOJA.id);
  expect((await localizar("11.222.333/0001-81", "529.982.247-25")).body).toBe(LOJA.id);
  expect((await localizar("12.abc.345/01de-35", "111.444.777-35")).body).toBe("10000000-0000-4000-8000-000000000002");
});

test("[DIAG-07] an unknown CNPJ, an unknown CPF and a mismatched pair get the same response", async () => {
  const answers = await Promise.all([
    localizar("00000000000191", LOJA.cpf),
    localizar(LOJA.cnpj, "00000000191"),
    localizar(LOJA.cnpj, OUTRA_LOJA_CPF),
    localizar("", ""),
  ]);
  const [first, ...others] = answers.map(({ status, body, headers }) => [status, body, headers.get("content-range")]);
  expect(first?.slice(0, 2)).toEqual([200, null]);
  for (const other of others) expect(other).toEqual(first);
});

test("[DIAG-07] the three kinds of miss read the same index and write the same record", async () => {
  const plan = async (cnpj: string, cpf: string) => {
    const rows = await api.sql`explain (format json)
      select id from public.diagnosticos_lojas where cnpj = ${cnpj} and cpf = ${cpf}`;
    return JSON.stringify(rows).replaceAll(cnpj, "").replaceAll(cpf, "");
  };
  const plans = [
    await plan("00000000000191", LOJA.cpf),
    await plan(LOJA.cnpj, "00000000191"),
    await plan(LOJA.cnpj, OUTRA_LOJA_CPF),
  ];
  expect(new Set(plans).size).toBe(1);
});

test("[DIAG-07] every lookup is recorded without a document in plain text", async () => {
  await localizar(LOJA.cnpj, "12345678909");
  const [last] = await api.sql`select * from privado.consultas_diagnostico order by id desc limit 1`;
  expect(last).toMatchObject({ encontrada: false });
  const everything = await api.sql`select t::text from privado.consultas_diagnostico t
    union all select c::text from privado.contadores c`;
  const text = JSON.stringify(everything);
  for (const document of [LOJA.cnpj, LOJA.cpf, "12345678909"]) expect(text).not.toContain(document);
  expect(last?.cpf_hash).toHaveLength(32);
});

test("[DIAG-07] guessing one store's CPFs from many addresses is blocked after ten, and five of the reserve", async () => {
  const cpfs = Array.from({ length: 17 }, (_, index) => String(10_000_000_000 + index));
  const statuses: number[] = [];
  for (const cpf of cpfs) statuses.push((await localizar("98765432000198", cpf)).status);
  expect(statuses).toEqual([...Array(15).fill(200), 429, 429]);
  expect((await localizar("98765432000198", "12345678909")).status).toBe(429);
  expect((await localizar("11444777000161", "12345678909")).status).toBe(200);
});

test("[DIAG-07] thirty concurrent guesses for one store do not bypass the limit", async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => localizar("10203040000194", String(10_000_000_000 + index))),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(15);
});

/** Simulates a later hour of the same day for one CNPJ: deletes its misses of this hour. */
const nextHour = () => api.sql`delete from privado.contadores where alvo = 'localizar_loja_cnpj'`;

test.each(["11222333000181", "11444777000161"])(
  "[SEC-L6] %s, known or not: at most thirty misses a day, for all hours and addresses",
  async (cnpj) => {
    await api.sql`truncate privado.contadores, privado.consultas_diagnostico`;
    const address = newAddress();
    let answered = 0;
    for (let hour = 0; hour < 5; hour++) {
      await nextHour();
      for (let guess = 0; guess < 12; guess++) {
        if ((await localizar(cnpj, String(10_000_000_000 + guess), address)).status === 200) answered += 1;
      }
    }
    expect(answered).toBe(30);
  },
);

test("[SEC-L6] ten misses from one address do not lock the owner out, and allow the attacker no further guess", async () => {
  await api.sql`truncate privado.contadores, privado.consultas_diagnostico`;
  const guesser = newAddress();
  for (let guess = 0; guess < 10; guess++) await localizar(LOJA.cnpj, String(10_000_000_000 + guess), guesser);
  expect((await localizar(LOJA.cnpj, LOJA.cpf, guesser)).status).toBe(429);
  const owner = newAddress();
  for (let visit = 0; visit < 8; visit++) expect((await localizar(LOJA.cnpj, LOJA.cpf, owner)).body).toBe(LOJA.id);
  const mistyping = newAddress();
  expect(await localizar(LOJA.cnpj, "10000000000", mistyping)).toMatchObject({ status: 200, body: null });
  expect((await localizar(LOJA.cnpj, LOJA.cpf, mistyping)).status).toBe(429);
});

test("[SEC-L6] one address gets one guess of the reserve, also with twenty concurrent requests", async () => {
  await api.sql`truncate privado.contadores, privado.consultas_diagnostico`;
  const guess = (address: string) => localizar(LOJA.cnpj, "10000000000", address);
  for (let count = 0; count < 10; count++) await guess("198.51.100.7");
  const address = newAddress();
  const answers = await Promise.all(Array.from({ length: 20 }, () => guess(address)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("[DIAG-07] a visitor who knows the pair may look it up any number of times", async () => {
  for (let visit = 0; visit < 15; visit++) {
    expect((await localizar("10203040000275", "98765432100")).body).toBe("10000000-0000-4000-8000-000000000005");
  }
});

test("[DIAG-07] stores, CPFs and answers can be neither listed nor filtered", async () => {
  for (const path of [
    "diagnosticos_lojas",
    "diagnosticos_lojas?select=cnpj",
    `diagnosticos_lojas?select=id&cpf=eq.${LOJA.cpf}`,
    "diagnosticos_lojas?select=id&order=cnpj",
    "diagnosticos_respostas",
    "diagnosticos_respostas?select=respostas",
    "diagnosticos_respostas?select=id,diagnosticos_lojas(cnpj)",
  ]) {
    expect([path, (await api.call(path)).status]).toEqual([path, 401]);
  }
});

test.each(["diagnosticos_lojas", "diagnosticos_perguntas", "diagnosticos_respostas"])(
  "[SITE-07] the connection test may count %s and sees no private row",
  async (table) => {
    const answer = await api.call<unknown[]>(`${table}?select=id&limit=1`, { headers: { prefer: "count=exact" } });
    const seen = [answer.status, answer.body.length, answer.headers.get("content-range")];
    expect(seen).toEqual(
      table === "diagnosticos_perguntas" ? [206, 1, `0-0/${QUANTIDADE_PERGUNTAS}`] : [200, 0, "*/0"],
    );
  },
);

test("a finished diagnostic is stored once", async () => {
  const row = { id: randomUUID(), loja_id: LOJA.id, ...(await bestAnswers(api)) };
  expect((await api.insert("diagnosticos_respostas", row)).status).toBe(201);
  expect((await api.insert("diagnosticos_respostas", row)).status).toBe(409);
  const stored = await api.sql`select respostas from public.diagnosticos_respostas where id = ${row.id}`;
  expect(stored).toEqual([{ respostas: row.respostas }]);
});

test.each([
  ["an answer missing", (respostas: Record<string, string>) => Object.fromEntries(Object.entries(respostas).slice(1))],
  ["an answer too many", (respostas: Record<string, string>) => ({ ...respostas, p999: "Sim" })],
  [
    "an option that is not listed",
    (respostas: Record<string, string>) => ({ ...respostas, [Object.keys(respostas)[0] ?? ""]: "Outra" }),
  ],
  [
    "another kind of key",
    (respostas: Record<string, string>) => ({
      ...Object.fromEntries(Object.entries(respostas).slice(1)),
      cpf: LOJA.cpf,
    }),
  ],
  ["no answers", () => ({})],
])("a diagnostic with %s is rejected", async (_, change) => {
  const { versao, respostas } = await bestAnswers(api);
  const row = { id: randomUUID(), loja_id: LOJA.id, versao, respostas: change(respostas) };
  expect([400, 401]).toContain((await api.insert("diagnosticos_respostas", row)).status);
  expect(await api.sql`select from public.diagnosticos_respostas where id = ${row.id}`).toHaveLength(0);
});

test("[DIAG-05] answers started before a new version was activated are accepted, incomplete ones still rejected", async () => {
  const { versao, respostas } = await bestAnswers(api);
  const row = () => ({ id: randomUUID(), loja_id: LOJA.id, versao, respostas });
  await api.sql`update public.diagnosticos_perguntas set ativa = false where versao = ${versao}`;
  try {
    expect(await activePerguntas(api)).toEqual([]);
    expect((await api.insert("diagnosticos_respostas", row())).status).toBe(201);
    const [, ...rest] = Object.entries(respostas);
    const incomplete = { ...row(), respostas: Object.fromEntries(rest) };
    expect((await api.insert("diagnosticos_respostas", incomplete)).status).toBe(401);
    expect((await api.insert("diagnosticos_respostas", { ...row(), versao: versao + 1 })).status).toBe(401);
  } finally {
    await api.sql`update public.diagnosticos_perguntas set ativa = true where versao = ${versao}`;
  }
});

test("[DIAG-02] questions with only the documented columns are read, answered and scored overall", async () => {
  await api.sql`update public.diagnosticos_perguntas set ativa = false`;
  try {
    await api.sql`insert into public.diagnosticos_perguntas (id, texto, opcoes) values
      (901, 'Você fecha o caixa todo dia?', '["Não", "Às vezes", "Sim"]'),
      (902, 'Você tem metas?', '[{"texto": "Não"}, {"texto": "Sim"}]')`;
    const perguntas = await activePerguntas(api);
    expect(perguntas).toMatchObject([
      { id: 901, area: null, versao: 1 },
      { id: 902, area: null, versao: 1 },
    ]);
    const row = { id: randomUUID(), loja_id: LOJA.id, respostas: { p901: "Às vezes", p902: "Sim" } };
    expect((await api.insert("diagnosticos_respostas", row)).status).toBe(201);
    const notas = await api.sql`select area, nota from privado.notas_lojas where resposta_id = ${row.id}`;
    expect(notas).toEqual([{ area: "geral", nota: 75 }]);
    const incomplete = { ...row, id: randomUUID(), respostas: { p901: "Sim" } };
    expect((await api.insert("diagnosticos_respostas", incomplete)).status).toBe(401);
  } finally {
    await api.sql`delete from public.diagnosticos_perguntas where id in (901, 902)`;
    await api.sql`update public.diagnosticos_perguntas set ativa = true where versao = 1`;
  }
});

test("answers of an unknown store are rejected, and not reported as already saved", async () => {
  const row = { loja_id: randomUUID(), ...(await bestAnswers(api)) };
  expect((await api.insert("diagnosticos_respostas", row)).body.code).toBe("23503");
});
