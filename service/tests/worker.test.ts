import { randomUUID } from "node:crypto";
import { protocoloOf } from "@eden/domain/protocolo";
import { expect, test, vi } from "vitest";
import { timeLimit } from "../../scripts/time-limit.ts";
import { enqueue } from "../src/queue.ts";
import { aplicarPrazos } from "../src/tasks/aplicar-prazos.ts";
import { TEAM } from "./running-service.ts";
import { useService } from "./use-service.ts";

const service = useService();

const LOJA = "10000000-0000-4000-8000-000000000001";
const ROWS: [string, string][] = [
  [
    "lead",
    `insert into public.leadlive (id, nome, email, telefone, produto, consentimento_versao, preenchido_ms)
    values ($1, 'Ana Souza', 'ana@exemplo.com.br', '11987654321', 'livro', '2026-11', 42000)`,
  ],
  [
    "diagnostic",
    `insert into public.diagnosticos_respostas (id, loja_id, versao, respostas) select $1, '${LOJA}', 1,
    jsonb_object_agg('p' || p.id, coalesce(p.opcoes -> 1 ->> 'texto', p.opcoes ->> 1))
    from public.diagnosticos_perguntas p where versao = 1`,
  ],
];

test.each(ROWS)("the worker runs the job of a %s", async (_kind, insert) => {
  const id = randomUUID();
  await service.pool.query(insert, [id]);
  const isNotice = ({ to, subject }: { to: string[]; subject: string }) =>
    to.includes(TEAM) && subject.includes(protocoloOf(id));
  expect((await service.mailbox.waitFor(isNotice)).to).toEqual([TEAM]);
});

/** Messages of one person, inserted together; returns their ids. */
async function insertContatos(many: number): Promise<string[]> {
  const { rows } = await service.pool.query<{ id: string }>(
    `insert into public.contato (nome, sobrenome, email, telefone, mensagem, consentimento_versao, preenchido_ms)
    select 'Rita', 'Alves', $1, '11987654321', 'Quero saber mais ' || n, '2026-11', 42000 from generate_series(1, $2) as n
    returning id`,
    [`muitos.${randomUUID()}@exemplo.com.br`, many],
  );
  return rows.map(({ id }) => id);
}

const inInbox = async (ids: string[]) => {
  const { rows } = await service.pool.query<{ id: string; pessoa_id: string }>(
    "select id, pessoa_id from privado.entradas where id = any($1)",
    [ids],
  );
  return { entradas: rows.length, pessoas: new Set(rows.map(({ pessoa_id }) => pessoa_id)).size };
};
const WAIT = { timeout: timeLimit(30_000), interval: 50 };

test("[CAIXA-09] rows reach the inbox, more than one job of them too, and become one person", async () => {
  const ids = await insertContatos(130);
  await vi.waitFor(async () => expect(await inInbox(ids)).toEqual({ entradas: 130, pessoas: 1 }), WAIT);
});

test("[CAIXA-09] a row that cannot be projected delays no other and is retried alone, with its SQLSTATE only", async () => {
  const { pool } = service;
  await pool.query(`create function privado.recusar_entrada() returns trigger language plpgsql as
    $$ begin raise exception 'Rita Alves' using errcode = 'PT999'; end $$;
    create trigger recusar_entrada before insert on privado.entradas for each row
    when (new.resumo like '%Quero saber mais 2') execute function privado.recusar_entrada()`);
  const ids = await insertContatos(3);
  const failing = async () =>
    (
      await pool.query(
        `select p.payload, j.last_error from graphile_worker.jobs as j join graphile_worker._private_jobs as p using (id)
        where j.task_identifier = 'projetar' and j.last_error is not null`,
      )
    ).rows;
  await vi.waitFor(async () => {
    expect(await inInbox(ids)).toMatchObject({ entradas: 2 });
    expect(await failing()).toEqual([{ payload: [{ tabela: "contato", id: ids[1] }], last_error: expect.anything() }]);
  }, WAIT);
  expect((await failing())[0].last_error).toBe("Batch failures:\nPT999");
  await pool.query("drop function privado.recusar_entrada() cascade");
  await pool.query("update graphile_worker._private_jobs set run_at = now() where last_error is not null");
  await vi.waitFor(async () => expect(await inInbox(ids)).toEqual({ entradas: 3, pessoas: 1 }), WAIT);
  await vi.waitFor(async () => expect(await failing()).toEqual([]), WAIT);
});

test("jobs locked by a dead worker are released within two minutes, and a live worker keeps its own", async () => {
  const locked = async (age: string, worker: string) => {
    const { rows } = await service.pool.query(
      `select id from graphile_worker.add_job('tarefa_sem_dono', json_build_object())`,
    );
    await service.pool.query(
      "update graphile_worker._private_jobs set locked_at = now() - $2::interval, locked_by = $3 where id = $1",
      [rows[0]?.id, age, worker],
    );
    return rows[0]?.id as string;
  };
  const dead = await locked("81 seconds", "worker-morto");
  const alive = await locked("10 seconds", "worker-vivo");
  const holderOf = async (id: string) =>
    (await service.pool.query("select locked_by from graphile_worker.jobs where id = $1", [id])).rows[0]?.locked_by;
  // Not longer on a slow machine: the lock of the live worker is too old after 70 seconds.
  await vi.waitFor(async () => expect(await holderOf(dead)).toBeNull(), { timeout: 60_000, interval: 200 });
  expect(await holderOf(alive)).toBe("worker-vivo");
});

test("every night data past the policy's retention period is deleted, and newer data is kept", async () => {
  const insert = async (age: string, telefone: string) => {
    const id = randomUUID();
    await service.pool.query(
      `insert into public.leadlive (id, nome, email, telefone, produto, consentimento_versao, criado_em)
        values ($1, 'Ana Souza', $2, $3, 'livro', '2026-11', now() - $4::interval)`,
      [id, `ana.${id}@exemplo.com.br`, telefone, age],
    );
    return id;
  };
  const old = await insert("24 months 1 day", "21900000001");
  const recent = await insert("23 months 20 days", "21900000002");
  const { rows } = await service.pool.query("select identifier from graphile_worker._private_known_crontabs");
  expect(rows.map(({ identifier }) => identifier)).toContain("aplicar_prazos");
  await enqueue(service.pool, aplicarPrazos, {});
  const left = async () =>
    (await service.pool.query("select id from public.leadlive where id = any($1)", [[old, recent]])).rows;
  await vi.waitFor(async () => expect(await left()).toEqual([{ id: recent }]), {
    timeout: timeLimit(60_000),
    interval: 100,
  });
});
