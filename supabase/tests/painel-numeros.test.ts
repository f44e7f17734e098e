import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { Funcao } from "../../domain/painel/contrato.ts";
import { tempoUtil } from "../../domain/painel/tempo-util.ts";
import { DISPENSAS, keysOf, MOTIVOS, ORIGENS } from "../../domain/painel/valores.ts";
import { newCpf } from "../../scripts/samples/documentos.ts";
import { callPainel, insertEquipe, insertPessoa, MEMBROS } from "./support/call-painel.ts";
import { newEmail, receive } from "./support/drain-caixa.ts";
import { randomFrom } from "./support/random-from.ts";
import { useDatabase } from "./support/test-database.ts";
import { insertPedido, insertRow } from "./support/titular.ts";

const database = useDatabase();
const EU = MEMBROS.leitura;
const DAY = 86_400_000;
const DIAS = 30;
/** Random by a fixed seed: a failure can be repeated. */
const random = randomFrom(20_261_116);
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;

interface Pessoa {
  criada_em: Date;
  primeira_origem: string;
  campanha: string | null;
  fonte: string | null;
  estado: string;
  motivo: string | null;
  estado_desde: Date;
  primeira_resposta_em: Date | null;
  primeira_resposta_s: number | null;
  primeira_resposta_por: string | null;
  origem: string;
  suspeita: boolean;
  apagada_em: Date | null;
  principal_id: string | null;
}
/** A day of São Paulo as its first moment in UTC, which is 3 o'clock. */
let inicio: number;
let periodo: { de: string; ate: string };
let pessoas: Pessoa[];

const dayOf = (em: Date) => new Date(em.getTime() - 3 * 3_600_000).toISOString().slice(0, 10);
const addDays = (dia: string, days: number) =>
  new Date(Date.parse(`${dia}T12:00Z`) + days * DAY).toISOString().slice(0, 10);
const numeros = <F extends Funcao>(funcao: F, entrada: object = periodo) =>
  callPainel(database.sql, EU, funcao, entrada as never);
const isNow = (em: Date) => dayOf(em) >= periodo.de && dayOf(em) <= periodo.ate;
const isBefore = (em: Date) => dayOf(em) >= addDays(periodo.de, -DIAS) && dayOf(em) < periodo.de;
const counts = (moments: readonly Date[]) => ({
  agora: moments.filter(isNow).length,
  antes: moments.filter(isBefore).length,
});
const shown = () => pessoas.filter((p) => !p.suspeita && !p.apagada_em && !p.principal_id);

beforeAll(async () => {
  const { sql } = database;
  await insertEquipe(sql);
  const [row] = await sql`select (privado.hoje() at time zone 'America/Sao_Paulo')::date::text as hoje`;
  // Ends ten days ago: midnight may pass while the tests run.
  periodo = { de: addDays(row?.hoje, -9 - DIAS), ate: addDays(row?.hoje, -10) };
  inicio = Date.parse(`${periodo.de}T03:00Z`);
  const principal = await insertPessoa(sql, { criada_em: new Date(inicio - 500 * DAY) });
  pessoas = Array.from({ length: 600 }, (_, index) => randomPessoa(index, principal));
  for (const pessoa of pessoas) await insertPessoa(sql, { ...pessoa });
});

/** The first ones are at the edges of the two periods, and a millisecond before them. */
function randomMoment(index: number): Date {
  const edges = [0, -1, DIAS * DAY, DIAS * DAY - 1, -DIAS * DAY, -DIAS * DAY - 1];
  return new Date(inicio + (edges[index] ?? Math.floor((random() * 3 - 1.5) * DIAS * DAY)));
}

function randomPessoa(index: number, principal: string): Pessoa {
  const hidden = index < 6 ? 1 : random();
  const criada_em = randomMoment(index);
  const answered = random() < 0.6;
  const estado = pick(["semente", "broto", "muda", "arvore", "folha"]);
  return {
    criada_em,
    primeira_origem: pick(keysOf(ORIGENS)),
    origem: pick(keysOf(ORIGENS)),
    campanha: pick([null, "live-novembro", "margem", "=1+1"]),
    fonte: pick([null, "instagram", "google"]),
    estado,
    motivo: estado === "folha" ? pick(keysOf(MOTIVOS)) : null,
    estado_desde: randomMoment(index),
    primeira_resposta_em: answered ? randomMoment(index) : null,
    primeira_resposta_s: answered && random() < 0.9 ? Math.floor(random() ** 3 * 30_000) : null,
    primeira_resposta_por: pick([null, MEMBROS.atendimento, MEMBROS.gestao]),
    suspeita: hidden < 0.05,
    apagada_em: hidden >= 0.05 && hidden < 0.1 ? new Date() : null,
    principal_id: hidden >= 0.1 && hidden < 0.15 ? principal : null,
  };
}

test("[NUMEROS-01] people by day and by the origin of their first entry equal an independent count", async () => {
  const { periodo: answered, dias, origens } = await numeros("numeros_pessoas");
  expect(answered).toEqual({ ...periodo, antes: addDays(periodo.de, -DIAS) });
  expect(dias).toEqual(
    Array.from({ length: DIAS }, (_, index) => {
      const dia = addDays(periodo.de, index);
      const on = (day: string) => shown().filter(({ criada_em }) => dayOf(criada_em) === day).length;
      return { dia, agora: on(dia), antes: on(addDays(dia, -DIAS)) };
    }),
  );
  for (const origem of keysOf(ORIGENS)) {
    const arrived = shown().filter((pessoa) => pessoa.primeira_origem === origem);
    expect(origens).toContainEqual({ origem, ...counts(arrived.map(({ criada_em }) => criada_em)) });
  }
  expect(origens.map(({ agora }) => agora)).toEqual(origens.map(({ agora }) => agora).sort((a, b) => b - a));
});

test("[NUMEROS-01] campaigns count their people, who was answered and who was won", async () => {
  const { linhas, outras } = await numeros("numeros_campanhas");
  expect(linhas).toHaveLength(12);
  expect(outras).toEqual({ campanhas: 0, agora: 0, antes: 0, conversa: 0, ganho: 0 });
  for (const { campanha, fonte, ...figures } of linhas) {
    const all = shown().filter((pessoa) => pessoa.campanha === campanha && pessoa.fonte === fonte);
    const now = all.filter(({ criada_em }) => isNow(criada_em));
    const talked = ({ primeira_resposta_em, estado }: Pessoa) =>
      primeira_resposta_em !== null || ["broto", "muda", "arvore"].includes(estado);
    expect([campanha, fonte, figures]).toEqual([
      campanha,
      fonte,
      {
        ...counts(all.map(({ criada_em }) => criada_em)),
        conversa: now.filter(talked).length,
        ganho: now.filter(({ estado }) => estado === "arvore").length,
      },
    ]);
  }
});

test("[NUMEROS-01] first answers: median, late ones, columns and members in working seconds", async () => {
  await database.sql`update privado.horario set prazo_minutos = 120`;
  const { prazo, agora, antes, colunas, pessoas: named, equipe } = await numeros("numeros_respostas");
  expect(prazo).toBe(7200);
  const answers = shown().flatMap(({ primeira_resposta_em: em, primeira_resposta_s: s, primeira_resposta_por: por }) =>
    em && s !== null ? [{ em, s, por }] : [],
  );
  const now = answers.filter(({ em }) => isNow(em));
  const before = answers.filter(({ em }) => isBefore(em));
  const summary = (list: typeof now) => ({
    respostas: list.length,
    passaram: list.filter(({ s }) => s > 7200).length,
    mediana: medianOf(list.map(({ s }) => s)),
  });
  expect([agora, antes]).toEqual([summary(now), summary(before)]);
  const column = (list: typeof now, index: number) =>
    list.filter(({ s }) => Math.min(Math.floor(s / 300), 41) === index).length;
  expect(colunas).toEqual(
    Array.from({ length: 42 }, (_, index) => ({ agora: column(now, index), antes: column(before, index) })),
  );
  expect(named.map(({ segundos }) => segundos)).toEqual(now.map(({ s }) => s).sort((a, b) => a - b));
  for (const { id, respostas, no_prazo, mediana } of equipe) {
    const own = now.filter(({ por }) => por === id);
    expect([respostas, no_prazo, mediana]).toEqual([
      own.length,
      own.filter(({ s }) => s <= 7200).length,
      medianOf(own.map(({ s }) => s)),
    ]);
  }
  // Answers whose author is not known have a line too.
  expect(equipe).toHaveLength(3);
  expect(equipe.reduce((sum, { respostas }) => sum + respostas, 0)).toBe(agora.respostas);
  const [line] = await database.sql`select acao, alvo, detalhe from privado.registro_de_acessos
    where membro = ${EU} order by id desc limit 1`;
  expect(line).toEqual({ acao: "viu", alvo: "numeros", detalhe: periodo });
});

test("[NUMEROS-01] lost people by reason, and won people without an order of the period by origin", async () => {
  const { combinadas, motivos } = await numeros("numeros_desfechos");
  const ended = (estado: string) => shown().filter((pessoa) => pessoa.estado === estado);
  for (const motivo of keysOf(MOTIVOS)) {
    const lost = ended("folha").filter((pessoa) => pessoa.motivo === motivo);
    expect(motivos).toContainEqual({ motivo, ...counts(lost.map(({ estado_desde }) => estado_desde)) });
  }
  for (const origem of keysOf(ORIGENS)) {
    const won = ended("arvore").filter((pessoa) => pessoa.origem === origem);
    expect(combinadas).toContainEqual({ origem, ...counts(won.map(({ estado_desde }) => estado_desde)) });
  }
});

test("[NUMEROS-01] paid orders by plan and method, and free sign-ups", async () => {
  const orders = Array.from({ length: 80 }, (_, index) => ({
    plano: pick(["parcelado", "avista"] as const),
    forma_pagamento: pick(["pix", "boleto", "cartao", null] as const),
    valor_centavos: pick([189_800, 238_800]),
    situacao: pick(["pago", "pago", "pendente"]),
    pago_em: randomMoment(index),
  }));
  for (const order of orders) await insertPedido(database.sql, { ...order, email: newEmail() });
  const free = Array.from({ length: 12 }, (_, index) => randomMoment(index));
  const suspicious = { preenchido_ms: 100, criado_em: new Date(inicio + DAY) };
  for (const criado_em of free) await insertRow(database.sql, "free", { criado_em, cpf: newCpf(), email: newEmail() });
  await insertRow(database.sql, "free", { ...suspicious, cpf: newCpf(), email: newEmail() });
  const { vendas, dias, gratuitos } = await numeros("numeros_vendas");
  expect(gratuitos).toEqual(counts(free));
  const paid = orders.filter(({ situacao }) => situacao === "pago");
  for (const { plano, forma, ...figures } of vendas) {
    const same = paid.filter((order) => order.plano === plano && order.forma_pagamento === forma);
    const cents = (within: (em: Date) => boolean) =>
      same.filter(({ pago_em }) => within(pago_em)).reduce((sum, { valor_centavos }) => sum + valor_centavos, 0);
    expect([plano, forma, figures]).toEqual([
      plano,
      forma,
      { ...counts(same.map(({ pago_em }) => pago_em)), centavos: cents(isNow), centavos_antes: cents(isBefore) },
    ]);
  }
  const totalOf = (rows: readonly Omit<(typeof dias)[number], "dia">[]) =>
    (["agora", "antes", "centavos", "centavos_antes"] as const).map((column) =>
      rows.reduce((sum, row) => sum + row[column], 0),
    );
  const all = counts(paid.map(({ pago_em }) => pago_em));
  expect(totalOf(vendas).slice(0, 2)).toEqual([all.agora, all.antes]);
  expect(totalOf(dias)).toEqual(totalOf(vendas));
  expect(dias.map(({ dia }) => dia)).toEqual(Array.from({ length: DIAS }, (_, index) => addDays(periodo.de, index)));
});

test("[NUMEROS-01] visits of a form count at every step up to the farthest; vitals are the 75th percentile", async () => {
  const visits = Array.from({ length: 150 }, () => ({
    visita: randomUUID(),
    dia: addDays(periodo.de, Math.floor((random() * 2.4 - 1.2) * DIAS)),
    tela: pick(["celular", "computador"] as const),
    ultima: pick([1, 1, 2, 3, 100]),
    lcp: Math.fround(random() * 4000),
  }));
  const rows = visits.flatMap(({ visita, dia, tela, ultima, lcp }) => {
    const base = { visita, dia, tela, pagina: "/registro-edenapp" };
    return [
      ...[1, 2, 3, 100]
        .filter((etapa) => etapa <= ultima)
        .map((etapa) => ({ ...base, medida: "etapa", etapa, valor: 0 })),
      { ...base, medida: "LCP", etapa: 0, valor: lcp },
    ];
  });
  await database.sql`insert into public.medicoes ${database.sql(rows)}`;
  // Only saved, without a step before: no way to say where it is left.
  await database.sql`insert into public.medicoes (visita, pagina, medida, etapa, tela, dia)
    values (gen_random_uuid(), '/gestao', 'etapa', 100, 'celular', ${periodo.de})`;
  const now = visits.filter(({ dia }) => dia >= periodo.de && dia <= periodo.ate);
  const before = visits.filter(({ dia }) => dia >= addDays(periodo.de, -DIAS) && dia < periodo.de);
  const reached = (list: typeof visits, etapa: number) => list.filter(({ ultima }) => ultima >= etapa).length;
  expect((await numeros("numeros_formularios")).formularios).toEqual([
    {
      pagina: "/registro-edenapp",
      etapas: [1, 2, 3, 100].map((etapa) => ({ etapa, agora: reached(now, etapa), antes: reached(before, etapa) })),
    },
  ]);
  const { medidas } = await numeros("numeros_vitais");
  const p75 = (list: typeof visits) =>
    list.map(({ lcp }) => lcp).sort((a, b) => a - b)[Math.ceil(list.length * 0.75) - 1];
  for (const tela of ["celular", "computador"] as const) {
    const found = medidas.find((medida) => medida.tela === tela);
    const own = (list: typeof visits) => list.filter((visit) => visit.tela === tela);
    expect(found).toMatchObject({ pagina: "/registro-edenapp", medida: "LCP", visitas: own(now).length });
    expect(found?.agora).toBeCloseTo(p75(own(now)) ?? 0, 1);
    expect(found?.antes).toBeCloseTo(p75(own(before)) ?? 0, 1);
  }
});

test("[NUMEROS-01] a page of the Raio-X and the list of the tools are no forms; a tool ends with its next step, not saved", async () => {
  const steps = [
    ...["/raio-x", "/raio-x/cidade-e"].flatMap((pagina) => [1, 6].map((etapa) => ({ pagina, etapa }))),
    { pagina: "/ferramentas", etapa: 4 },
    ...[1, 2].map((etapa) => ({ pagina: "/ferramentas/estoque-parado", etapa })),
  ];
  const base = { visita: randomUUID(), medida: "etapa", valor: 0, tela: "celular", dia: periodo.ate };
  await database.sql`insert into public.medicoes ${database.sql(steps.map((step) => ({ ...base, ...step })))}`;
  const { formularios } = await numeros("numeros_formularios");
  expect(formularios.filter(({ pagina }) => /raio-x|ferramentas/.test(pagina))).toEqual([
    {
      pagina: "/ferramentas/estoque-parado",
      etapas: [1, 2, 4].map((etapa) => ({ etapa, agora: etapa < 4 ? 1 : 0, antes: 0 })),
    },
  ]);
});

test.each([7, 30, 90] as const)("[NUMEROS-01] %i days end today and equal the same days by name", async (dias) => {
  const named = await numeros("numeros_pessoas", { dias });
  const { de, ate, antes } = named.periodo;
  expect([de, antes]).toEqual([addDays(ate, 1 - dias), addDays(de, -dias)]);
  expect(named.dias).toHaveLength(dias);
  expect(await numeros("numeros_pessoas", { de, ate })).toEqual(named);
});

test.each([
  ["turned around", { de: "2026-03-02", ate: "2026-03-01" }],
  ["longer than a year", { de: "2024-01-01", ate: "2025-03-01" }],
  ["in the future", { de: "2026-01-01", ate: "2999-01-01" }],
  ["without such a day", { de: "2026-02-30", ate: "2026-03-01" }],
])("[NUMEROS-01] a period %s is refused", async (_, entrada) => {
  for (const funcao of ["numeros_pessoas", "numeros_respostas", "numeros_vitais"] as const) {
    await expect(numeros(funcao, entrada)).rejects.toMatchObject({ code: "PT422" });
  }
});

test("[NUMEROS-01] the first answer stores its working time once; undone, it is gone; without a wait there is none", async () => {
  const { sql } = database;
  const read = async (id: string) =>
    (await sql`select primeira_resposta_s as s, primeira_resposta_em as em from privado.pessoas where id = ${id}`)[0];
  const comando = randomUUID();
  const answer = (pessoa: string, id: string = randomUUID()) =>
    callPainel(sql, MEMBROS.atendimento, "registrar_contato", {
      comando: id,
      pessoa,
      canal: "telefone",
      resultado: "falei",
      texto: null,
    });
  const espera_desde = new Date(Date.now() - 9 * DAY);
  const pessoa = await insertPessoa(sql, { espera_desde, prazo: new Date(espera_desde.getTime() + DAY) });
  await answer(pessoa, comando);
  const first = await read(pessoa);
  const [horario] = await sql`select dias from privado.horario`;
  const calendario = { dias: horario?.dias, feriados: {} };
  expect(Math.abs(first?.s - tempoUtil(espera_desde, first?.em, calendario))).toBeLessThanOrEqual(1);
  await callPainel(sql, MEMBROS.atendimento, "desfazer", { comando });
  expect(await read(pessoa)).toEqual({ s: null, em: null });
  await answer(pessoa);
  const again = await read(pessoa);
  await answer(pessoa);
  expect(await read(pessoa)).toEqual(again);
  const proactive = await insertPessoa(sql);
  await answer(proactive);
  expect((await read(proactive))?.s).toBeNull();
});

test("[NUMEROS-01] a person keeps origin, campaign and source of the first entry", async () => {
  const email = newEmail();
  const origem = { utm_campaign: " Live-Novembro ", utm_source: "Instagram" };
  const { pessoa } = await receive(database.sql, "leadlive", { email, origem: database.sql.json(origem) });
  await receive(database.sql, "contato", { email, origem: database.sql.json({ utm_campaign: "outra" }) });
  const read = () =>
    database.sql`select primeira_origem, origem, campanha, fonte from privado.pessoas where id = ${pessoa}`;
  expect(await read()).toEqual([
    { primeira_origem: "livro", origem: "contato", campanha: "live-novembro", fonte: "instagram" },
  ]);
});

test.each([
  [{}, null],
  [{ gclid: "x" }, "google"],
  [{ fbclid: "x", referrer: "https://l.facebook.com/" }, "facebook"],
  [{ referrer: "https://www.abcfarma.org.br/guia?x=1" }, "abcfarma.org.br"],
  [{ referrer: "android-app://com.google" }, null],
  [{ referrer: "https://abcfarma.org.br/", ferramenta: "/ferramentas/fluxo-de-caixa" }, "ferramentas"],
  [{ utm_source: "boletim", ferramenta: "/ferramentas/fluxo-de-caixa" }, "boletim"],
  [{ landing_page: "/", referrer: "https://abcfarma.org.br/", praca: "/raio-x/sp/marilia" }, "raio-x"],
  [{ utm_source: "  ", gclid: "x" }, "google"],
  [{ landing_page: "/raio-x/sp/marilia", referrer: "https://www.google.com/" }, "raio-x"],
  [{ landing_page: "/ferramentas" }, "ferramentas"],
  [{ landing_page: "/raio-x", utm_source: "instagram" }, "instagram"],
  [{ landing_page: "/raio-xis" }, null],
])("[NUMEROS-01, PRACA-23, FERRAMENTA-14] the source of %j is %s", async (origem, fonte) => {
  const [row] = await database.sql`select privado.fonte_da_origem(${database.sql.json(origem)}) as fonte`;
  expect(row?.fonte).toBe(fonte);
});

function medianOf(values: number[]): number | null {
  return values.sort((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? null;
}

test("[NUMEROS-03] waits that ended without an answer are counted by reason, once per line, without people who were deleted", async () => {
  const { sql } = database;
  const keep = await insertPessoa(sql, {});
  const gone = await insertPessoa(sql, { apagada_em: new Date() });
  const lines = Array.from({ length: 40 }, (_, index) => ({
    pessoa_id: pick([keep, keep, keep, gone]),
    em: randomMoment(index),
    motivo: pick(keysOf(DISPENSAS)),
  }));
  for (const { motivo, ...line } of lines) {
    await sql`insert into privado.historico ${sql({ ...line, tipo: "dispensa", dados: sql.json({ motivo }) })}`;
  }
  const { dispensas } = await numeros("numeros_desfechos");
  const kept = lines.filter(({ pessoa_id }) => pessoa_id === keep);
  for (const motivo of keysOf(DISPENSAS)) {
    const own = counts(kept.filter((line) => line.motivo === motivo).map(({ em }) => em));
    expect(dispensas.find((linha) => linha.motivo === motivo) ?? { motivo, agora: 0, antes: 0 }).toEqual({
      motivo,
      ...own,
    });
  }
});

test("[NUMEROS-03] a rescued payment counts what came in, by what brought it back; a closed one as given up", async () => {
  const { sql } = database;
  const criado = new Date(inicio + 3 * DAY);
  const insert = async (email: string, more: Record<string, unknown> = {}) => {
    const id = await insertPedido(sql, { forma_pagamento: "pix", email, criado_em: criado, ...more });
    await sql`update public.pedidos set checkout_id = ${`chk_${id}`}, checkout_url = 'https://exemplo.com.br',
      expira_em = ${criado} where id = ${id}`;
    return id;
  };
  const pay = async (pedido: string) => {
    await sql`update public.pedidos set situacao = 'pago' where id = ${pedido}`;
    await sql`update public.pedidos set pago_em = ${new Date(inicio + 5 * DAY)} where id = ${pedido}`;
  };
  const byEmail = await insert(newEmail());
  await sql`update privado.cobrancas set passos = '{lembrete}', recebido_centavos = 189000 where pedido_id = ${byEmail}`;
  await sql`insert into privado.emails_enviados (chave, message_id, enviado_em)
    values (${`lembrete:${byEmail}`}, '<1@eden>', ${new Date(inicio + 4 * DAY)})`;
  await pay(byEmail);
  const email = newEmail();
  const stopped = await insert(email);
  const byLink = await insert(email, { criado_em: new Date(criado.getTime() + DAY) });
  await sql`update privado.cobrancas set anterior_id = ${stopped} where pedido_id = ${byLink}`;
  await sql`insert into privado.registro_de_acessos (membro, acao, alvo, alvo_id, detalhe, em)
    values (${MEMBROS.atendimento}, 'gerou_link', 'pedidos', ${stopped}, '{"forma": "pix"}', ${new Date(inicio + 4 * DAY)})`;
  await pay(byLink);
  const lost = await insert(newEmail());
  await sql`update privado.cobrancas set encerrada_em = ${new Date(inicio + 6 * DAY)}, encerrada_motivo = 'sem_resposta',
    proxima_em = null, proxima_tipo = null where pedido_id = ${lost}`;
  const untouched = await insert(newEmail());
  await pay(untouched);
  const { resgate } = await numeros("numeros_vendas");
  const none = { antes: 0, centavos_antes: 0 };
  expect(resgate.perdidos).toEqual({ agora: 1, antes: 0 });
  expect(resgate.caminhos).toHaveLength(2);
  expect(resgate.caminhos).toEqual(
    expect.arrayContaining([
      { caminho: "link", quem: "Atendimento", agora: 1, centavos: 189_800, ...none },
      { caminho: "email", quem: null, agora: 1, centavos: 189_000, ...none },
    ]),
  );
});
