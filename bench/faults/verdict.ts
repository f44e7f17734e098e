import type { Sql } from "postgres";
import type { MailSink } from "../support/mail-sink.ts";
import { KINDS, type Kind } from "../support/send-kinds.ts";
import type { WholeStack } from "../support/whole-stack.ts";
import type { Ledger } from "./visitors.ts";

const UNDONE = `select (select count(*)::int from privado.saida where tarefa = any($1)) as outbox,
  (select count(*)::int from graphile_worker.jobs where attempts < max_attempts and task_identifier = any($1)) as jobs,
  (select count(*)::int from graphile_worker.jobs where attempts >= max_attempts and key is not null) as failed`;
/** Jobs that follow at once. The others remind, check or clean up hours later. */
const TASKS = ["lead_recebido", "criar_conta", "projetar", "email_painel", "evento_pagamento", "pedido_mudou"];

export async function undone(sql: Sql): Promise<{ outbox: number; jobs: number; failed: number }> {
  const [row] = await sql.unsafe(UNDONE, [TASKS]);
  return row as unknown as { outbox: number; jobs: number; failed: number };
}

/** Makes every delayed job due now, and makes held locks look older than the time after which they are released. */
export async function hurry(sql: Sql): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = least(run_at, now()),
    locked_at = case when locked_at is not null then least(locked_at, now() - interval '85 seconds') end
    where (locked_at is not null or run_at > now())
      and task_id in (select id from graphile_worker._private_tasks where identifier = any(${TASKS}))`;
}

/**
 * Jobs that were enqueued, retried or locked while the clock of the database was ahead wait until it gets there. Moves
 * them to now, and returns how many there were.
 */
export async function endFuture(sql: Sql): Promise<number> {
  const outbox = await sql`update privado.saida set executar_em = now()
    where executar_em > now() + interval '10 minutes' and tarefa = any(${TASKS})`;
  const jobs = await sql`update graphile_worker._private_jobs set run_at = least(run_at, now()),
    locked_at = case when locked_at is not null then least(locked_at, now()) end
    where greatest(run_at, locked_at) > now() + interval '10 minutes'
      and task_id in (select id from graphile_worker._private_tasks where identifier = any(${TASKS}))`;
  return outbox.count + jobs.count;
}

/** Every stored row: its id, how often it is stored, and whether members see it in the inbox or in a timeline. */
const entry = (table: string) =>
  `select id::text, 1 as rows, count(*) over (partition by email)::int as times, exists (
    select from privado.entradas as e where e.tabela = '${table.split(".")[1]}' and e.id = t.id
  ) as seen from ${table} as t`;
const line = (tipo: string) =>
  `select comando::text as id, 1 as rows, count(*)::int as times, bool_and(pessoa_id in (select id from privado.pessoas)) as seen
  from privado.historico where tipo = '${tipo}' and comando is not null group by comando`;
const STORED: Record<Kind, string> = {
  leads: entry("public.leadlive"),
  signUps: entry("public.cadastros_app"),
  orders: entry("public.pedidos"),
  notes: line("nota"),
  contacts: line("contato"),
  newPeople: entry("privado.registros"),
  messages: line("email"),
  replies: `select substr(r.message_id, 2, 36) as id, 1 as rows, greatest(count(distinct r.id), count(h.id))::int as times, count(h.id) > 0 as seen
    from privado.emails_recebidos as r
    left join privado.historico as h on h.tipo = 'email_recebido' and h.dados ->> 'email' = r.id::text group by 1`,
  // One line of the step for each person whom the command changed; who had no owner has another line.
  bulk: `select c.id::text, count(h.id)::int as rows, (1 + count(h.id) - count(distinct h.pessoa_id))::int as times,
      coalesce(bool_and(h.pessoa_id in (select id from privado.pessoas)), true) as seen
    from privado.comandos as c left join privado.historico as h on h.comando = c.id and h.tipo = 'passo'
    where c.funcao = 'em_lote' group by 1`,
};

export type Counts = Record<"acknowledged" | "stored" | "lost" | "unknown" | "duplicated" | "notInInbox", number>;

async function judgeKind(sql: Sql, kind: Kind, ledger: Ledger): Promise<Counts> {
  const found = await sql.unsafe<{ id: string; rows: number; times: number; seen: boolean }[]>(STORED[kind]);
  const stored = new Map(found.map(({ id, rows }) => [id, rows]));
  const acknowledged = [...ledger.acknowledged[kind]];
  const surplus = acknowledged.filter(([id, rows]) => (stored.get(id) ?? 0) > rows).length;
  return {
    acknowledged: sumOf(acknowledged.map(([, rows]) => rows)),
    stored: sumOf([...stored.values()]),
    lost: sumOf(acknowledged.map(([id, rows]) => Math.max(0, rows - (stored.get(id) ?? 0)))),
    unknown: found.filter(({ id }) => !ledger.tried[kind].has(id)).length,
    duplicated: found.filter(({ times }) => times > 1).length + surplus,
    notInInbox: found.filter(({ seen }) => !seen).length,
  };
}

const sumOf = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Counts what happened to everything that was sent. All counts in `wrong` must be 0. */
export async function judge(sql: Sql, { service, mail }: WholeStack, ledger: Ledger) {
  const kinds = {} as Record<Kind, Counts>;
  for (const kind of KINDS) kinds[kind] = await judgeKind(sql, kind, ledger);
  const sum = (name: keyof Counts) => KINDS.reduce((total, kind) => total + kinds[kind][name], 0);
  const accounts = service.accountApi.accounts().size;
  const [found] =
    await sql`select (select count(*)::int from public.cadastros_app where conta_situacao = 'ativa') as open,
    (select count(*)::int from public.pedidos where situacao <> 'pago' and id = any(${[...ledger.acknowledged.orders.keys()]}::uuid[])) as unpaid`;
  const left = await undone(sql);
  const mails = await judgeMails(sql, mail);
  return {
    acknowledged: sum("acknowledged"),
    stored: sum("stored"),
    kinds,
    accounts,
    mails: mails.counts,
    wrong: {
      lost: sum("lost"),
      unknown: sum("unknown"),
      duplicated: sum("duplicated"),
      notInInbox: sum("notInInbox"),
      ordersUnpaid: Number(found?.unpaid),
      jobsLeft: left.outbox + left.jobs,
      jobsFailed: left.failed,
      accountsMissing: kinds.signUps.stored - Number(found?.open),
      accountsTooMany: accounts - kinds.signUps.stored,
      ...mails.wrong,
    },
  };
}

/** By the key of each message: one to the team and one to the visitor for each row that sends any. */
const DUE = `select 'equipe:leadlive:' || id as chave from public.leadlive
  union all select 'visitante:leadlive:' || id from public.leadlive
  union all select 'equipe:contato:' || id from public.contato
  union all select 'visitante:contato:' || id from public.contato
  union all select 'equipe:cadastros_app:' || id from public.cadastros_app
  union all select 'acesso:' || id from public.cadastros_app
  union all select 'equipe:pago:' || id from public.pedidos where situacao = 'pago'
  union all select 'pago:' || id from public.pedidos where situacao = 'pago'
  union all select 'email_painel:' || id from privado.historico where tipo = 'email'`;

async function judgeMails(sql: Sql, { accepted, refusals }: MailSink) {
  const [due] = await sql.unsafe(`select count(*)::int as all,
    count(*) filter (where chave not in (select chave from privado.emails_enviados))::int as missing from (${DUE}) as due`);
  const others = await sql.unsafe<
    { kind: string; times: number }[]
  >(`select split_part(chave, ':', 1) as kind, count(*)::int as times
    from privado.emails_enviados where chave not in (${DUE}) group by 1`);
  const kept = new Set(
    (await sql`select message_id from privado.emails_enviados`).map((row) => String(row.message_id)),
  );
  const times = [...accepted.values()];
  const sent = new Set(accepted.keys());
  return {
    counts: {
      due: Number(due?.all),
      others: Object.fromEntries(others.map(({ kind, times }) => [kind, times])),
      sent: sent.size,
      /** With the same Message-ID: the mail server or the service died between the acceptance and the commit. */
      sentTwice: times.filter((count) => count === 2).length,
      sentMoreOften: times.filter((count) => count > 2).length,
      refused: refusals(),
    },
    wrong: {
      mailsMissing: Number(due?.missing) + kept.difference(sent).size,
      mailsUnrecorded: sent.difference(kept).size,
    },
  };
}
