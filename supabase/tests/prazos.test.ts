import { afterEach, expect, test } from "vitest";
import { prazos, toInterval } from "../../domain/privacidade/prazos.ts";
import { useDatabase } from "./support/test-database.ts";
import { CPF, insertDiagnostico, insertPedido, insertRow } from "./support/titular.ts";

const database = useDatabase();

afterEach(async () => {
  await database.sql`truncate public.contato, public.leadlive, public.inscricoes, public.cadastros_app, public.pedidos,
    public.diagnosticos_respostas, privado.pedidos_titulares, privado.eventos_pagamento,
    privado.consultas_diagnostico cascade`;
});

/** Start of a period that ends in this many days; negative if it has already ended. */
async function ago(period: string, days: number): Promise<Date> {
  const [row] = await database.sql`select now() - ${period}::interval + make_interval(days => ${days}) as t`;
  return row?.t;
}
const LEAD = toInterval(prazos.leadSemContrato);
const PAYMENT = toInterval(prazos.registrosDePagamento);

async function apply() {
  const [row] = await database.sql`select privado.aplicar_prazos(${LEAD}, ${toInterval(prazos.respostasDoDiagnostico)},
    ${PAYMENT}, ${toInterval(prazos.pedidosDeTitulares)}) as apagadas`;
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
