import { afterEach, expect, test } from "vitest";
import { useDatabase } from "./support/test-database.ts";
import { CPF, EMAIL, insertDiagnostico, insertPedido, insertRow } from "./support/titular.ts";

const database = useDatabase();
const PERSON = { email: EMAIL, telefone: "11912345678" };

afterEach(async () => {
  await database.sql`truncate public.contato, public.leadlive, public.inscricoes, public.cadastros_app, public.pedidos,
    public.diagnosticos_respostas, privado.pedidos_titulares, privado.emails_enviados cascade`;
  await database.sql`delete from public.diagnosticos_lojas where cpf = ${CPF}`;
});

const remaining = async () => {
  const rows =
    await database.sql`select tabela, count(*)::int from privado.linhas_titular(${EMAIL}, null, ${CPF}) group by 1`;
  return Object.fromEntries(rows.map(({ tabela, count }) => [tabela, count]));
};

test("deletion leaves no row of a person without a contract, and no dependent row", async () => {
  const { sql } = database;
  for (const kind of ["contato", "leadlive", "plenitude"]) await insertRow(sql, kind, PERSON);
  const free = await insertRow(sql, "free", { ...PERSON, cpf: CPF });
  const pedido = await insertPedido(sql, { situacao: "expirado", criado_em: new Date(Date.now() - 20 * 86_400_000) });
  await sql`insert into privado.eventos_pagamento (id, evento, pedido_id, corpo) values ('evt_1', 'X', ${pedido}, '{}')`;
  await sql`insert into privado.emails_enviados (chave, message_id) values (${`acesso:${free}`}, 'x')`;
  await insertDiagnostico(sql, CPF);
  const other = await insertRow(sql, "contato");
  const [done] = await sql`select privado.apagar_titular(${EMAIL}, null, ${CPF}) as feito`;
  expect(done?.feito).toEqual({
    apagadas: {
      contato: 1,
      inscricoes: 1,
      cadastros_app: 1,
      leadlive: 1,
      pedidos: 1,
      diagnosticos_respostas: 1,
      diagnosticos_lojas: 1,
    },
    mantidas: [],
  });
  expect(await remaining()).toEqual({});
  expect(await sql`select from privado.eventos_pagamento`).toHaveLength(0);
  expect(await sql`select from privado.emails_enviados`).toHaveLength(0);
  expect(await sql`select from privado.notas_lojas`).toHaveLength(0);
  expect(await sql`select id from public.contato`).toEqual([{ id: other }]);
  const kept = JSON.stringify(await sql`select * from privado.pedidos_titulares`);
  for (const value of [EMAIL, CPF, PERSON.telefone]) expect(kept).not.toContain(value);
});

test("paid orders are kept, for their own purpose only, until the contract ends", async () => {
  const { sql } = database;
  const pedido = await insertPedido(sql, { situacao: "pago" });
  const paid = await insertRow(sql, "paid", {
    ...PERSON,
    pedido_id: pedido,
    aceita_novidades: true,
    origem: sql.json({ utm_source: "live" }),
  });
  const open = await insertPedido(sql, { checkout_id: "chk_1", checkout_url: "https://exemplo.com.br" });
  await insertRow(sql, "leadlive", PERSON);
  const [done] = await sql`select privado.apagar_titular(${EMAIL}) as feito`;
  expect(done?.feito.apagadas).toEqual({ leadlive: 1 });
  expect(done?.feito.mantidas).toHaveLength(3);
  expect(done?.feito.mantidas).toEqual(
    expect.arrayContaining([
      { tabela: "pedidos", id: pedido, motivo: "registro de pagamento" },
      { tabela: "cadastros_app", id: paid, motivo: "contrato" },
      { tabela: "pedidos", id: open, motivo: "ainda pode ser pago" },
    ]),
  );
  expect(await sql`select aceita_novidades, origem from public.cadastros_app`).toEqual([
    { aceita_novidades: false, origem: {} },
  ]);
  await sql`select privado.apagar_titular(${EMAIL}, p_contrato_encerrado => true)`;
  expect(await remaining()).toEqual({});
});

test("rows that belong to another person are kept", async () => {
  const { sql } = database;
  const own = await insertRow(sql, "leadlive", PERSON);
  const colleague = await insertRow(sql, "leadlive", { telefone: PERSON.telefone });
  await sql`select privado.apagar_titular(null, ${PERSON.telefone}, null, ${[colleague]})`;
  expect(await sql`select id from public.leadlive where id in ${sql([own, colleague])}`).toEqual([{ id: colleague }]);
});

test("after a restore the deletions are repeated, and nothing else is lost", async () => {
  const { sql } = database;
  const id = await insertRow(sql, "leadlive", PERSON);
  const kept = await insertRow(sql, "leadlive");
  await sql`select privado.exportar_titular(p_telefone => '11987654321')`;
  await sql`select privado.apagar_titular(${EMAIL})`;
  await insertRow(sql, "leadlive", { ...PERSON, id });
  await sql`select privado.repetir_eliminacoes()`;
  expect(await sql`select id from public.leadlive where id in ${sql([id, kept])}`).toEqual([{ id: kept }]);
});

const REFUSED = `550 <${EMAIL}> unknown`;

/** Makes every job in the queue fail with an error that contains the address. Those of the inbox store a SQLSTATE only. */
async function failJobs(more: Record<string, unknown> = {}): Promise<void> {
  const { sql } = database;
  await sql`select privado.escoar_saida()`;
  await sql`delete from graphile_worker._private_jobs where key like 'projetar:%'`;
  await sql`update graphile_worker._private_jobs set ${sql({ last_error: REFUSED, attempts: 3, ...more })}`;
}
const quoted = () => database.sql`select from graphile_worker.jobs where last_error like ${`%${EMAIL}%`}`;

test("[SEC-L2] deleting a person deletes the jobs of all their rows, in the queue and in the outbox", async () => {
  const { sql } = database;
  await sql`truncate graphile_worker._private_jobs, privado.saida`;
  for (const kind of ["contato", "leadlive", "plenitude"]) await insertRow(sql, kind, PERSON);
  await insertRow(sql, "free", { ...PERSON, cpf: CPF });
  await insertDiagnostico(sql, CPF);
  const old = new Date(Date.now() - 20 * 86_400_000);
  const pedido = await insertPedido(sql, { criado_em: old });
  await sql`update public.pedidos set checkout_id = 'chk_9', expira_em = ${old} where id = ${pedido}`;
  await sql`update public.pedidos set situacao = 'expirado' where id = ${pedido}`;
  await failJobs();
  expect(await quoted()).toHaveLength(8);
  await insertRow(sql, "contato", PERSON);
  const other = await insertRow(sql, "contato");
  await sql`select privado.apagar_titular(${EMAIL}, null, ${CPF})`;
  expect(await quoted()).toHaveLength(0);
  await sql`select privado.escoar_saida()`;
  const left =
    await sql`select j.key, p.payload from graphile_worker.jobs as j join graphile_worker._private_jobs as p using (id)
    order by j.priority`;
  expect(left).toEqual([
    { key: expect.stringMatching(/^projetar:/), payload: [{ tabela: "contato", id: other }] },
    { key: `contato:${other}`, payload: { tabela: "contato", id: other } },
  ]);
});

test("[SEC-L2] a job that runs while its row is deleted stores no error", async () => {
  const { sql } = database;
  await sql`truncate graphile_worker._private_jobs, privado.saida`;
  await insertRow(sql, "leadlive", PERSON);
  await failJobs({ locked_at: new Date(), locked_by: "worker" });
  await sql`select privado.apagar_titular(${EMAIL})`;
  expect(await sql`select last_error from graphile_worker.jobs`).toEqual([{ last_error: null }]);
});

test("[SEC-L2] housekeeping clears errors after a day and deletes failed jobs after thirty", async () => {
  const { sql } = database;
  await sql`truncate graphile_worker._private_jobs, privado.saida`;
  const [recent, dayOld, monthOld] = await Promise.all([1, 2, 3].map(() => insertRow(sql, "leadlive", PERSON)));
  await failJobs({ attempts: 20, max_attempts: 20 });
  const age = (id: string | undefined, days: number) =>
    sql`update graphile_worker._private_jobs set updated_at = now() - ${`${days} days`}::interval where key = ${`leadlive:${id}`}`;
  await age(dayOld, 1.1);
  await age(monthOld, 30.1);
  await sql`select privado.limpar_registros()`;
  const jobs = await sql`select key, last_error from graphile_worker.jobs order by last_error`;
  expect(jobs).toEqual([
    { key: `leadlive:${recent}`, last_error: REFUSED },
    { key: `leadlive:${dayOld}`, last_error: null },
  ]);
});
