import { randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { timeLimit } from "../../scripts/time-limit.ts";
import { projections } from "./support/drain-caixa.ts";
import { type Row, validRow } from "./support/rows.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();
const root = join(import.meta.dirname, "../..");

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
/** Without the jobs that project the rows. */
const jobKeys = async () =>
  (await database.sql`select key from graphile_worker.jobs where task_identifier <> 'projetar'`).map(
    ({ key }) => key as string,
  );
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

test("the rows of a batch are projected by jobs of 50, in their order", async () => {
  const rows = await insertLeads(120);
  await drain();
  const jobs = await projections(database.sql);
  expect(jobs.map(({ payload }) => payload.length)).toEqual([50, 50, 20]);
  expect(jobs.flatMap(({ payload }) => payload)).toEqual(rows.map(({ id }) => ({ tabela: "leadlive", id })));
});

test("a row that changes twice before the move is projected once more, and has no other job", async () => {
  const [row] = await insertLeads(1);
  await drain();
  for (const nome of ["Outro Nome", "Nome Certo"]) {
    await database.sql`update public.leadlive set nome = ${nome} where id = ${row?.id as string}`;
  }
  expect([await drain(), await jobKeys()]).toEqual([1, [`leadlive:${row?.id}`]]);
  const linhas = (await projections(database.sql)).map(({ payload }) => payload);
  expect(linhas).toEqual([[{ tabela: "leadlive", id: row?.id }], [{ tabela: "leadlive", id: row?.id }]]);
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

const enqueue = (task: string, key: string, data: object, runAt: Date | null = null) =>
  database.sql`select privado.enfileirar(${task}, ${key}, ${database.sql.json({ ...data })}::json, ${runAt})`;

test("two jobs with one key become one, with the payload and the time of the later", async () => {
  const [first, later] = [new Date("2030-01-01"), new Date("2030-02-01")];
  await enqueue("conferir_pedido", "conferir:x", { vez: 1 }, first);
  await enqueue("conferir_pedido", "conferir:x", { vez: 2 }, later);
  expect(await drain()).toBe(1);
  const jobs = () => database.sql`select payload, run_at from graphile_worker._private_jobs`;
  expect(await jobs()).toEqual([{ payload: { vez: 2 }, run_at: later }]);
  await enqueue("conferir_pedido", "conferir:x", { vez: 3 }, first);
  expect(await drain()).toBe(1);
  expect(await jobs()).toEqual([{ payload: { vez: 3 }, run_at: first }]);
});

test("a job enqueued while the earlier one of its key is being moved waits for the move and replaces it", async () => {
  await enqueue("conferir_pedido", "conferir:x", { vez: 1 });
  const moving = await database.sql.reserve();
  try {
    await moving`begin`;
    await moving`select privado.escoar_saida()`;
    const later = enqueue("conferir_pedido", "conferir:x", { vez: 2 }).execute();
    await vi.waitFor(async () => {
      expect(
        await database.sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      ).toHaveLength(1);
    }, timeLimit(20_000));
    await moving`commit`;
    await later;
  } finally {
    moving.release();
  }
  await drain();
  expect(await database.sql`select payload from graphile_worker._private_jobs`).toEqual([{ payload: { vez: 2 } }]);
});

test("an unknown job is refused", async () => {
  await expect(enqueue("tarefa_inventada", "x", {})).rejects.toThrow("tarefa desconhecida: tarefa_inventada");
});

test("[SEC-M2] behind 100,000 leads of an outage a payment's job is in the first batch moved to the queue", async () => {
  await database.sql`select privado.enfileirar('lead_recebido', 'leadlive:' || n, '{}') from generate_series(1, 100000) as n`;
  await enqueue("evento_pagamento", "evento:evt_1", { id: "evt_1" });
  expect(await drain()).toBe(500);
  expect(await jobKeys()).toContain("evento:evt_1");
  await database.sql`truncate privado.saida`;
});

test("[SEC-M2] jobs that confirm payments have priority over free accounts, and both over leads", async () => {
  const id = randomUUID();
  await database.sql`insert into public.pedidos (id, origem_compra, plano, forma_pagamento, valor_centavos, nome, email, telefone)
    values (${id}, 'app', 'avista', 'pix', 189800, 'Maria Souza', 'maria@farmacia.com.br', '11987654321')`;
  await insertLeads(1);
  for (const kind of ["free", "paid"]) {
    await database.sql`insert into public.cadastros_app ${database.sql([validRow(kind)])}`;
  }
  await database.sql`update public.pedidos set checkout_id = ${id}, expira_em = now() where id = ${id}`;
  await database.sql`update public.pedidos set situacao = 'pago' where id = ${id}`;
  await drain();
  const jobs = await database.sql<{ task: string; priority: number; jobs: number }[]>`
    select task_identifier as task, priority, count(*)::int as jobs from graphile_worker.jobs group by 1, 2 order by 2, 1`;
  expect(jobs.map(({ task, priority, jobs }) => [task, priority, jobs])).toEqual([
    ["cobrar_pagamento", -10, 1],
    ["conferir_pedido", -10, 1],
    ["criar_conta", -10, 1],
    ["pedido_mudou", -10, 1],
    ["criar_conta", -5, 1],
    ["projetar", -1, 1],
    ["lead_recebido", 0, 3],
  ]);
});

test("[SEC-L9] a job that sends mail is retried for about four days", async () => {
  const mailing = globSync("service/src/tasks/*.ts", { cwd: root }).flatMap((file) => {
    const code = readFileSync(join(root, file), "utf8");
    return (code.includes('"mailer"') && /^ {2}name: "(\w+)"/m.exec(code)?.[1]) || [];
  });
  expect(mailing).toContain("criar_conta");
  const tasks = await database.sql`select tarefa, (
      select sum(exp(least(n, 10))) / 86400 from generate_series(1, tentativas - 1) as n
    ) as days from privado.tarefas where tarefa in ${database.sql(mailing)}`;
  expect(tasks).toHaveLength(mailing.length);
  for (const { days } of tasks) expect(Number(days)).toBeCloseTo(4, 0);
  await insertLeads(1);
  await drain();
  expect(
    await database.sql`select max_attempts from graphile_worker.jobs where task_identifier = 'lead_recebido'`,
  ).toEqual([{ max_attempts: 25 }]);
});

type Waiting = { chave: string; tarefa?: string; dados?: string; prioridade?: number; executar_em?: Date };
const write = ({
  chave,
  tarefa = "conferir_pedido",
  dados = "{}",
  prioridade = 0,
  executar_em = new Date(),
}: Waiting) =>
  database.sql`insert into privado.saida (chave, tarefa, dados, prioridade, executar_em)
    values (${chave}, ${tarefa}, ${dados}::text::json, ${prioridade}, ${executar_em})`;

test.each<[string, Waiting, string]>([
  ["a key of 513 letters", { chave: `evento:evt_${"x".repeat(502)}` }, "character varying(512)"],
  ["an empty key", { chave: "" }, "chave_livre"],
  ["a task name of 129 letters", { chave: "x", tarefa: "t".repeat(129) }, "character varying(128)"],
  ["a key that the move makes itself", { chave: "projetar:12" }, "chave_livre"],
  ["the escape of U+0000", { chave: "x", dados: '{"id": "\\u0000"}' }, "unsupported Unicode escape sequence"],
  ["half of a surrogate pair", { chave: "x", dados: '{"id": "\\ud83d"}' }, "invalid input syntax for type json"],
])("[SEC-M17] a row that the queue would refuse fails where it is written: %s", async (_, row, cause) => {
  await expect(write(row)).rejects.toThrow(cause);
});

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.integer({ min: 0, max: 560 }).map((length) => "é".repeat(length)),
  fc.constantFrom("projetar:1", "projetar:leadlive:x", "leadlive:x", "evento:evt_1&2", "𐍈:\n"),
);

test("[SEC-M17] whatever the outbox accepts reaches the queue", { timeout: timeLimit(60_000) }, async () => {
  const tasks = (await database.sql`select tarefa from privado.tarefas`).map(({ tarefa }) => tarefa as string);
  const row = fc.record({
    chave: text,
    tarefa: fc.oneof(fc.constantFrom(...tasks), text),
    dados: fc.oneof(
      fc.json({ maxDepth: 2, stringUnit: "binary" }),
      fc.constantFrom(
        '{"tabela": "leadlive", "id": "\\u0000"}',
        '{"tabela": "leadlive", "tabela": []}',
        '{"n": 1e400}',
      ),
    ),
    prioridade: fc.constantFrom(-32768, -10, 0, 32767),
    executar_em: fc.date({ min: new Date("1970-01-01"), max: new Date("2200-01-01"), noInvalidDate: true }),
  });
  let accepted = 0;
  const property = fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), async (rows) => {
    const stored = await Promise.all(
      rows.map((one) =>
        write(one).then(
          () => 1,
          () => 0,
        ),
      ),
    );
    accepted += stored.reduce<number>((sum, one) => sum + one, 0);
    await drain();
    expect(await database.sql`select chave, recusa from privado.saida`).toEqual([]);
  });
  await fc.assert(property, { numRuns: 150 });
  expect(accepted).toBeGreaterThan(50);
});

/** As if the queue's next version refused one more thing. */
async function whileQueueRefuses(key: string, work: () => Promise<void>): Promise<void> {
  await database.sql.unsafe(`alter table graphile_worker._private_jobs add constraint outra check (key <> '${key}')`);
  try {
    await work();
  } finally {
    await database.sql`alter table graphile_worker._private_jobs drop constraint outra`;
  }
}
const aside = () => database.sql`select chave, recusa from privado.saida where recusa is not null`;

test("[SEC-M17] a row that the queue refuses is put aside with the cause, and holds back no other", async () => {
  await whileQueueRefuses("conferir:ruim", async () => {
    await enqueue("conferir_pedido", "conferir:ruim", { vez: 1 });
    const leads = await insertLeads(60);
    expect(await drain()).toBe(61);
    expect(new Set(await jobKeys())).toEqual(new Set(leads.map(({ id }) => `leadlive:${id}`)));
    const projected = (await projections(database.sql)).flatMap(({ payload }) => payload as object[]);
    expect(projected).toHaveLength(60);
    expect(await aside()).toEqual([{ chave: "conferir:ruim", recusa: "23514" }]);
    // Not taken again.
    const [more] = await insertLeads(1);
    expect([await drain(), await drain()]).toEqual([1, 0]);
    expect(await jobKeys()).toContain(`leadlive:${more?.id}`);
  });
  await enqueue("conferir_pedido", "conferir:ruim", { vez: 2 });
  expect([await aside(), await drain(), await waiting()]).toEqual([[], 1, 0]);
  expect(await jobKeys()).toContain("conferir:ruim");
});

test("[SEC-M17] a failure that is no row's own puts none aside", async () => {
  const leads = await insertLeads(3);
  const moving = await database.sql.reserve();
  try {
    await moving`begin`;
    await moving`lock graphile_worker._private_jobs`;
    await expect(
      database.sql.begin(async (sql) => {
        await sql`set local lock_timeout = '50ms'`;
        await sql`select privado.escoar_saida()`;
      }),
    ).rejects.toThrow("lock timeout");
  } finally {
    await moving`rollback`;
    moving.release();
  }
  expect([await aside(), await drain(), await jobKeys()]).toEqual([
    [],
    3,
    expect.arrayContaining([`leadlive:${leads[0]?.id}`]),
  ]);
});
