import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { type Row, validRow } from "./support/rows.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();

beforeEach(async () => {
  await database.sql`delete from privado.saida`;
  await database.sql`delete from graphile_worker._private_jobs`;
});

async function insertLeads(many: number): Promise<Row[]> {
  const rows = Array.from({ length: many }, () => validRow("leadlive"));
  await database.sql`insert into public.leadlive ${database.sql(rows)}`;
  return rows;
}
const waiting = async () => (await database.sql`select from privado.saida`).length;
const jobKeys = async () => (await database.sql`select key from graphile_worker.jobs`).map(({ key }) => key as string);
const drain = async (most = 500) => (await database.sql`select privado.escoar_saida(${most}) as moved`)[0]?.moved;

test("a lead's job waits in the outbox and moves to the queue once, oldest first, in batches", async () => {
  const first = await insertLeads(3);
  const second = await insertLeads(2);
  expect([await waiting(), await jobKeys()]).toEqual([5, []]);
  expect(await drain(3)).toBe(3);
  expect(new Set(await jobKeys())).toEqual(new Set(first.map(({ id }) => `leadlive:${id}`)));
  expect([await drain(3), await drain(3), await waiting()]).toEqual([2, 0, 0]);
  expect(await jobKeys()).toHaveLength(first.length + second.length);
});

test("with several services moving jobs at once, every job arrives once", async () => {
  const rows = await insertLeads(1200);
  const drainAll = async () => {
    while ((await waiting()) > 0) await drain(50);
  };
  await Promise.all([drainAll(), drainAll(), drainAll(), drainAll()]);
  expect((await jobKeys()).sort()).toEqual(rows.map(({ id }) => `leadlive:${id}`).sort());
});

test("a rolled-back insert leaves no job, and a rolled-back move leaves it in the outbox", async () => {
  const undo = new Error("undo");
  await expect(
    database.sql.begin(async (sql) => {
      await sql`insert into public.leadlive ${sql([validRow("leadlive")])}`;
      throw undo;
    }),
  ).rejects.toBe(undo);
  expect(await waiting()).toBe(0);
  await insertLeads(2);
  await expect(
    database.sql.begin(async (sql) => {
      await sql`select privado.escoar_saida()`;
      throw undo;
    }),
  ).rejects.toBe(undo);
  expect([await waiting(), await jobKeys()]).toEqual([2, []]);
});

test("two jobs with one key become one, with the payload of the later", async () => {
  for (const vez of [1, 2]) {
    await database.sql`insert into privado.saida (tarefa, dados, tentativas, chave)
      values ('lead_recebido', ${database.sql.json({ vez })}, 20, 'leadlive:x')`;
  }
  expect(await drain()).toBe(1);
  const jobs = await database.sql`select payload from graphile_worker._private_jobs`;
  expect(jobs).toEqual([{ payload: { vez: 2 } }]);
});

test("[SEC-M2] jobs that confirm payments have priority over free accounts, and both over leads", async () => {
  const id = randomUUID();
  await database.sql`insert into public.pedidos (id, origem_compra, plano, forma_pagamento, valor_centavos, nome, email, telefone)
    values (${id}, 'app', 'avista', 'pix', 189800, 'Maria Souza', 'maria@farmacia.com.br', '11987654321')`;
  await insertLeads(1);
  for (const kind of ["free", "paid"]) {
    await database.sql`insert into public.cadastros_app ${database.sql([validRow(kind)])}`;
  }
  await drain();
  await database.sql`update public.pedidos set checkout_id = ${id}, expira_em = now() where id = ${id}`;
  await database.sql`update public.pedidos set situacao = 'pago' where id = ${id}`;
  const jobs = await database.sql<{ task: string; priority: number; jobs: number }[]>`
    select task_identifier as task, priority, count(*)::int as jobs from graphile_worker.jobs group by 1, 2 order by 2, 1`;
  expect(jobs.map(({ task, priority, jobs }) => [task, priority, jobs])).toEqual([
    ["conferir_pedido", -10, 1],
    ["criar_conta", -10, 1],
    ["lembrar_pagamento", -10, 1],
    ["pedido_mudou", -10, 1],
    ["criar_conta", -5, 1],
    ["lead_recebido", 0, 3],
  ]);
});

test("[SEC-L9] a job that sends mail is retried for about four days", async () => {
  const [tries] = await database.sql`select sum(exp(least(n, 10))) / 86400 as days
    from generate_series(1, privado.tentativas() - 1) as n`;
  expect(Number(tries?.days)).toBeCloseTo(4, 0);
  await insertLeads(1);
  expect(await database.sql`select tentativas from privado.saida`).toEqual([{ tentativas: 25 }]);
});
