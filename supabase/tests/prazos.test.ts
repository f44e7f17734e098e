import { afterEach, expect, test } from "vitest";
import { prazos, toInterval } from "../../domain/privacidade/prazos.ts";
import { FORA, GUARDA, REGRAS } from "../../domain/privacidade/regras.ts";
import { useDatabase } from "./support/test-database.ts";
import { CPF, insertDiagnostico, insertPedido, insertRow } from "./support/titular.ts";

const database = useDatabase();

afterEach(async () => {
  await database.sql`truncate public.contato, public.leadlive, public.inscricoes, public.cadastros_app, public.pedidos,
    public.diagnosticos_respostas, privado.pedidos_titulares, privado.eventos_pagamento,
    privado.consultas_diagnostico, public.diagnosticos_lojas, privado.remetentes_bloqueados, privado.requerimentos cascade`;
});

/** Start of a period that ends in this many days; negative if it has already ended. */
async function ago(period: string, days: number): Promise<Date> {
  const [row] = await database.sql`select now() - ${period}::interval + make_interval(days => ${days}) as t`;
  return row?.t;
}
const LEAD = toInterval(prazos.leadSemContrato);
const PAYMENT = toInterval(prazos.registrosDePagamento);

async function apply() {
  const [row] = await database.sql`select privado.aplicar_prazos() as apagadas`;
  return row?.apagadas as Record<string, number>;
}
const person = (name: string, telefone: string) => ({ email: `${name}@farmacia.com.br`, telefone });

test("a lead is deleted on the day its period ends and not earlier, unless the person wrote again", async () => {
  const { sql } = database;
  const [past, present] = [await ago(LEAD, -1), await ago(LEAD, 1)];
  const kinds = ["contato", "leadlive", "plenitude", "free"];
  for (const kind of kinds) await insertRow(sql, kind, { ...person("velha", "1120000001"), criado_em: past });
  const kept: string[] = [];
  for (const kind of kinds)
    kept.push(await insertRow(sql, kind, { ...person("nova", "1120000002"), criado_em: present }));
  const again = person("voltou", "11920000003");
  kept.push(await insertRow(sql, "contato", { ...again, criado_em: past }));
  kept.push(await insertRow(sql, "leadlive", { ...again, email: "outro@farmacia.com.br", telefone: "1120000003" }));
  expect(await apply()).toEqual({
    contato: 1,
    inscricoes: 1,
    cadastros_app: 1,
    leadlive: 1,
    eventos_pagamento: 0,
    pedidos_titulares: 0,
    requerimentos: 0,
    oposicoes: 0,
    remetentes_bloqueados: 0,
  });
  const left = await sql`select id from public.contato union all select id from public.leadlive
    union all select id from public.inscricoes union all select id from public.cadastros_app`;
  expect(left.map(({ id }) => id).sort()).toEqual(kept.sort());
});

test("customers with a contract are kept; a payment is deleted after its five years and the account is kept", async () => {
  const { sql } = database;
  const past = await ago(LEAD, -1);
  const buyer = person("compradora", "11920000004");
  const paidLongAgo = await ago(PAYMENT, -1);
  const old = await insertPedido(sql, { ...buyer, situacao: "pago", pago_em: paidLongAgo, criado_em: paidLongAgo });
  await sql`insert into privado.eventos_pagamento (id, evento, pedido_id, corpo) values ('evt_2', 'X', ${old}, '{}')`;
  const cadastro = await insertRow(sql, "paid", { ...buyer, pedido_id: old, conta_situacao: "ativa", criado_em: past });
  const lead = await insertRow(sql, "leadlive", { ...buyer, criado_em: past });
  const recent = await insertPedido(sql, {
    ...buyer,
    situacao: "pago",
    pago_em: await ago(PAYMENT, 1),
    criado_em: past,
  });
  const unpaid = person("desistiu", "11920000005");
  await insertPedido(sql, { ...unpaid, situacao: "expirado", criado_em: past });
  await apply();
  expect(await sql`select id from public.pedidos`).toEqual([{ id: recent }]);
  expect(await sql`select id, pedido_id from public.cadastros_app`).toEqual([{ id: cadastro, pedido_id: null }]);
  expect(await sql`select id from public.leadlive`).toEqual([{ id: lead }]);
  expect(await sql`select from privado.eventos_pagamento`).toHaveLength(0);
});

test("diagnostic answers and records of requests have their own periods", async () => {
  const { sql } = database;
  const old = await insertDiagnostico(sql, CPF, await ago(toInterval(prazos.respostasDoDiagnostico), -1));
  const recent = await insertDiagnostico(sql, CPF, await ago(toInterval(prazos.respostasDoDiagnostico), 1));
  const years = toInterval(prazos.pedidosDeTitulares);
  await sql`insert into privado.pedidos_titulares (tipo, titular, linhas, feito_em)
    values ('acesso', '{}', '[]', ${await ago(years, -1)}), ('eliminacao', '{}', '[]', ${await ago(years, 1)})`;
  for (const days of [-1, 1]) {
    const em = await ago(years, days);
    await sql`insert into privado.requerimentos (tipo, canal, titular, recebido_em, aberto_por, concluido_em, desfecho)
      values ('acesso', 'email', '{}', ${em}::date, gen_random_uuid(), ${em}, 'atendido')`;
  }
  expect(await apply()).toMatchObject({ diagnosticos_respostas: 1, pedidos_titulares: 1, requerimentos: 1 });
  expect(await sql`select id from public.diagnosticos_respostas`).toEqual([{ id: recent.resposta }]);
  expect(old.loja).toBe(recent.loja);
  expect(await sql`select from public.diagnosticos_lojas where id = ${recent.loja}`).toHaveLength(1);
});

test("lookups are deleted after the policy's number of days", async () => {
  const period = toInterval(prazos.tentativasEConsultas);
  for (const days of [-1, 1]) {
    await database.sql`insert into privado.consultas_diagnostico (endereco, cnpj_hash, cpf_hash, encontrada, criado_em)
      values (${String(days)}, '', '', false, ${await ago(period, days)})`;
  }
  await database.sql`select privado.limpar_registros()`;
  expect(await database.sql`select endereco from privado.consultas_diagnostico`).toEqual([{ endereco: "1" }]);
});

test("[ACESSO-06] the record of accesses is kept for its period, and no longer", async () => {
  const { sql } = database;
  const period = toInterval(prazos.registroDoPainel);
  await sql`insert into privado.registro_de_acessos (acao, em) values
    ('kept', now() - ${period}::interval + interval '1 day'), ('over', now() - ${period}::interval - interval '1 day')`;
  await expect(sql`delete from privado.registro_de_acessos where acao = 'kept'`).rejects.toMatchObject({
    code: "42501",
  });
  await sql`select privado.limpar_painel()`;
  expect(await sql`select acao from privado.registro_de_acessos`).toEqual([{ acao: "kept" }]);
});

const LOJA = toInterval(prazos.lojaSemResposta);

async function insertLoja(
  cpf: string,
  dates: { criado_em: Date; convidada_em?: Date },
  telefone: string | null = null,
) {
  const row = { id: crypto.randomUUID(), cnpj: "11222333000181", cpf, telefone, ...dates };
  await database.sql`insert into public.diagnosticos_lojas ${database.sql(row)}`;
  return row.id;
}
const lojas = async () => (await database.sql`select id from public.diagnosticos_lojas`).map(({ id }) => id).sort();

test("[SEC-M19] a store that never answered goes two years after its last invitation, unless its person continues or asked for their data", async () => {
  const { sql } = database;
  const [past, present] = [await ago(LOJA, -1), await ago(LOJA, 1)];
  await insertLoja("52998224725", { criado_em: past });
  const invited = await insertLoja("11144477735", { criado_em: past, convidada_em: present });
  const ofCaller = await insertLoja("12345678909", { criado_em: past }, "11920000009");
  await insertRow(sql, "contato", { ...person("liga", "11920000009"), criado_em: new Date() });
  const asked = await insertLoja("98765432100", { criado_em: past });
  await sql`insert into privado.requerimentos (tipo, canal, nome, cpf, titular, recebido_em, aberto_por, aberto_em)
    values ('acesso', 'email', 'Ana', '98765432100', '{}', ${past}, gen_random_uuid(), ${await ago("6 years", 0)})`;
  const { loja: answered } = await insertDiagnostico(sql, CPF, present);
  await sql`update public.diagnosticos_lojas set criado_em = ${past} where id = ${answered}`;
  expect((await apply()).diagnosticos_lojas).toBe(1);
  expect(await lojas()).toEqual([invited, ofCaller, asked, answered].sort());
  expect(await sql`select from privado.requerimentos`).toHaveLength(1);
  expect(await apply()).not.toHaveProperty("diagnosticos_lojas");
});

test("[SEC-M19] a free account goes two years after the last contact; a contract five years after its end, and not before", async () => {
  const { sql } = database;
  const CONTRATO = toInterval(prazos.contrato);
  const long = await ago("10 years", 0);
  const free = { conta_situacao: "ativa", conta_em: long, criado_em: long };
  await insertRow(sql, "free", { ...free, ...person("gratis", "11930000001") });
  const hers = await insertRow(sql, "free", { ...free, ...person("volta", "11930000002"), cpf: "11144477735" });
  await insertRow(sql, "contato", { ...person("volta", "11930000002"), criado_em: await ago(LEAD, 1) });
  const paid = async (name: string, telefone: string, encerrada_em: Date | null) =>
    insertRow(sql, "paid", {
      ...{ ...person(name, telefone), criado_em: long, conta_situacao: "ativa", encerrada_em, pedido_id: null },
    });
  const goesOn = await paid("continua", "11930000003", null);
  const ended = await paid("encerrou", "11930000004", await ago(CONTRATO, 1));
  await paid("passou", "11930000005", await ago(CONTRATO, -2));
  expect((await apply()).cadastros_app).toBe(2);
  const left = await sql`select id from public.cadastros_app`;
  expect(left.map(({ id }) => id).sort()).toEqual([hers, goesOn, ended].sort());
});

test("[SEC-M19] nothing of a person with an unfinished payment goes", async () => {
  const { sql } = database;
  const past = await ago(LEAD, -1);
  const who = person("deve", "11930000006");
  const pedido = await insertPedido(sql, { ...who, situacao: "expirado", criado_em: past });
  await sql`insert into privado.cobrancas (pedido_id, motivo, motivo_em) values (${pedido}, 'contestacao', ${past})
    on conflict (pedido_id) do update set motivo = 'contestacao', motivo_em = ${past}, encerrada_em = null, encerrada_motivo = null`;
  const lead = await insertRow(sql, "leadlive", { ...who, criado_em: past });
  await apply();
  expect(await sql`select id from public.leadlive`).toEqual([{ id: lead }]);
  expect(await sql`select id from public.pedidos`).toEqual([{ id: pedido }]);
});

test("[SEC-M19] marks as spam and the name of a member who left have an end", async () => {
  const { sql } = database;
  const period = toInterval(prazos.remetentesBloqueados);
  for (const [index, days] of [-1, 1].entries()) {
    await sql`insert into privado.remetentes_bloqueados (remetente, email_id, em)
      values (${Buffer.from([index])}, gen_random_uuid(), ${await ago(period, days)})`;
  }
  expect((await apply()).remetentes_bloqueados).toBe(1);
  const left = await ago(toInterval(prazos.registroDoPainel), -1);
  const id = crypto.randomUUID();
  await sql`insert into privado.equipe (id, email, nome, papel, ativa, desativada_em)
    values (${id}, 'sai@exemplo.com.br', 'Sandra Lima', 'leitura', false, ${left})`;
  await sql`select privado.limpar_painel()`;
  await sql`select privado.limpar_painel()`;
  expect(await sql`select nome, email from privado.equipe where id = ${id}`).toEqual([
    { nome: "Quem saiu da equipe", email: `${id}@saiu.invalid` },
  ]);
});

test("[SEC-M19] a night deletes in portions, the oldest first, and a second time nothing", async () => {
  const { sql } = database;
  for (let year = 3; year <= 8; year++) {
    await insertRow(sql, "contato", {
      ...person(`a${year}`, `112000005${year}`),
      criado_em: await ago(`${year} years`, 0),
    });
  }
  const portion = async () => (await sql`select privado.aplicar_prazos(4) as a`)[0]?.a.contato;
  expect([await portion(), await portion(), await portion()]).toEqual([4, 2, undefined]);
});

test("[SEC-M19] the periods of the database are those of the table of periods", async () => {
  const applied = Object.entries(REGRAS).filter(([, { aplica }]) => /^(aplicar|limpar)_/.test(aplica));
  const rows = await database.sql`select p.nome, p.periodo = any (select (v ->> 1)::interval
      from jsonb_array_elements(${database.sql.json(applied.map(([nome, { prazo }]) => [nome, toInterval(prazo)]))}) as v
      where v ->> 0 = p.nome) as same from privado.prazos() as p order by 1`;
  expect(rows).toEqual(applied.map(([nome]) => ({ nome, same: true })).sort((a, b) => (a.nome < b.nome ? -1 : 1)));
});

test("[SEC-M19] every table has a period or no personal data, column by column", async () => {
  const rows = await database.sql`select n.nspname || '.' || c.relname as tabela,
      array_agg(a.attname::text order by a.attnum) as colunas
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p', 'm', 'f') and n.nspname !~ '^(pg_|information_schema|auth$)' group by 1 order by 1`;
  const found = Object.fromEntries(rows.map(({ tabela, colunas }) => [tabela, colunas as string[]]));
  expect(Object.keys(GUARDA).sort()).toEqual(Object.keys(found));
  for (const [tabela, guarda] of Object.entries(GUARDA)) {
    if ("livre" in guarda) expect(`${tabela}: ${found[tabela]?.join(" ")}`).toBe(`${tabela}: ${guarda.livre}`);
    if ("colunas" in guarda) expect(found[tabela], tabela).toEqual(expect.arrayContaining(Object.keys(guarda.colunas)));
  }
  const used = [...Object.values(GUARDA), ...Object.values(FORA)].flatMap((guarda) =>
    "por" in guarda ? guarda.por : [],
  );
  expect([...new Set<string>(used)].sort()).toEqual(Object.keys(REGRAS).sort());
});
