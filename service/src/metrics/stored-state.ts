import type pg from "pg";
import type { Family } from "./exposition.ts";

type Row = { name: string; labels: Record<string, string>; value: string };

/** One statement, so all values are from the same moment. Only counts rows. */
const STATE = `
  with lead as (
    select 'contato' as form, suspeito from public.contato
    union all select 'leadlive_' || produto, suspeito from public.leadlive
    union all select programa, suspeito from public.inscricoes
    union all select 'edenapp_' || tipo, suspeito from public.cadastros_app
  ), job as (
    select task_identifier as task, attempts >= max_attempts as given_up, attempts > 0 as tried,
      locked_at is null and run_at <= now() as waiting, extract(epoch from now() - run_at) as age
    from graphile_worker.jobs
  )
  select 'eden_leads' as name, json_build_object('form', form, 'suspect', suspeito::text) as labels, count(*) as value
  from lead group by form, suspeito
  union all
  select 'eden_orders', json_build_object('situacao', situacao), count(*) from public.pedidos group by situacao
  union all
  select 'eden_accounts', json_build_object('situacao', conta_situacao), count(*) from public.cadastros_app
  group by conta_situacao
  union all
  select 'eden_jobs_waiting', json_build_object('task', task), count(*) filter (where waiting and not given_up)
  from job group by task
  union all
  select 'eden_job_lag_seconds', json_build_object('task', task),
    coalesce(max(age) filter (where waiting and not given_up), 0) from job group by task
  union all
  select 'eden_jobs_retrying', json_build_object('task', task), count(*) filter (where tried and not given_up)
  from job group by task
  union all
  select 'eden_jobs_given_up', json_build_object('task', task), count(*) filter (where given_up) from job group by task
  union all
  select 'eden_receipts_skipped', '{}', count(*) from privado.recibos where not permitido
  union all
  select 'eden_outbox_waiting', '{}', count(*) from privado.saida
  union all
  select 'eden_payment_notice_timestamp_seconds', '{}', extract(epoch from max(recebido_em))
  from privado.eventos_pagamento having max(recebido_em) is not null
  union all
  select 'eden_payment_notices_unread', '{}', count(*) from privado.eventos_pagamento where processado_em is null
  union all
  select 'eden_lookup_misses', '{}', count(*) from privado.consultas_diagnostico
  where not encontrada and criado_em > now() - interval '1 hour'
  union all
  select 'eden_database_bytes', '{}', pg_database_size(current_database())`;

const HELP: Record<string, string> = {
  eden_leads: "Rows kept of each form; the nightly periods make it fall.",
  eden_orders: "Orders by state.",
  eden_accounts: "Sign-ups by the state of their account.",
  eden_jobs_waiting: "Jobs whose time has come and that nobody has taken.",
  eden_job_lag_seconds: "Age of the oldest of them.",
  eden_jobs_retrying: "Jobs that failed at least once and will be tried again.",
  eden_jobs_given_up: "Jobs that failed for the last time: a person must look.",
  eden_outbox_waiting: "Jobs of committed rows not yet moved to the queue.",
  eden_receipts_skipped: "Receipts not sent within a day because their recipient had enough of them.",
  eden_payment_notice_timestamp_seconds: "When the payment provider's last notice arrived.",
  eden_payment_notices_unread: "Notices kept and not yet acted on.",
  eden_lookup_misses: "Look-ups of the diagnostic that found no store, in the last hour.",
  eden_database_bytes: "Size of the database. A hosted project that is full takes no row.",
};

/** Metrics read from the database, the same in every process. */
export async function storedState(pool: pg.Pool): Promise<Family[]> {
  const { rows } = await pool.query<Row>(STATE);
  const state = Object.entries(HELP).map(([name, help]): Family => {
    const samples = rows
      .filter((row) => row.name === name)
      .map(({ labels, value }) => ({ labels, value: Number(value) }));
    return { name, help, type: "gauge", samples };
  });
  const connections = [
    { labels: { state: "idle" }, value: pool.idleCount },
    { labels: { state: "used" }, value: pool.totalCount - pool.idleCount },
  ];
  return [
    ...state,
    { name: "db_client_connection_count", help: "Connections of this process.", type: "gauge", samples: connections },
    {
      name: "db_client_connection_pending_requests",
      help: "Queries waiting for one.",
      type: "gauge",
      samples: [{ value: pool.waitingCount }],
    },
  ];
}
