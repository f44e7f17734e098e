import type pg from "pg";
import { Gauge, Registry } from "prom-client";

type Row = { name: string; labels: Record<string, string>; value: string };

/**
 * One statement, so all values are from the same moment. Only counts rows. Leads are those of the last day, found by
 * their index: counting all of them at every scrape would read four tables that only grow.
 */
const STATE = `
  with lead as (
    select 'contato' as form, suspeito from public.contato where criado_em > now() - interval '1 day'
    union all select 'leadlive_' || produto, suspeito from public.leadlive where criado_em > now() - interval '1 day'
    union all select programa, suspeito from public.inscricoes where criado_em > now() - interval '1 day'
    union all
    select 'edenapp_' || tipo, suspeito from public.cadastros_app where criado_em > now() - interval '1 day'
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
  select 'eden_outbox_waiting', '{}', count(*) from privado.saida where recusa is null
  union all
  select 'eden_outbox_age_seconds', '{}', coalesce(extract(epoch from now() - min(executar_em)), 0)
  from privado.saida where recusa is null and executar_em <= now()
  union all
  select 'eden_outbox_refused', '{}', count(*) from privado.saida where recusa is not null
  union all
  select 'eden_form_timestamp_seconds', '{}', coalesce(extract(epoch from greatest(
    (select max(criado_em) from public.contato), (select max(criado_em) from public.leadlive),
    (select max(criado_em) from public.inscricoes), (select max(criado_em) from public.cadastros_app),
    (select max(criado_em) from public.pedidos), (select max(criado_em) from public.diagnosticos_respostas)
  )), 0)
  union all
  select 'eden_form_visits', '{}', count(distinct visita) from public.medicoes
  where medida = 'etapa' and dia = (now() at time zone 'America/Sao_Paulo')::date
  union all
  select 'eden_panel_sessions', '{}', count(*) from privado.sessoes_painel
  where nivel = 'aal2' and usada_em > now() - interval '4 hours' and criada_em > now() - interval '16 hours'
  union all
  select 'eden_emails_refused', '{}', count(*) from privado.emails_recusados where em > now() - interval '1 day'
  union all
  select 'eden_mail_read_timestamp_seconds', '{}', extract(epoch from lido_em) from privado.correio
  union all
  select 'eden_mail_oldest_unread_seconds', '{}', coalesce(extract(epoch from now() - mais_antigo_em), 0) from privado.correio
  union all
  select 'eden_mail_received', json_build_object('kind', tipo), count(*)
  from privado.emails_recebidos where criado_em > now() - interval '1 day' group by tipo
  union all
  select 'eden_mail_unreadable', '{}', count(*) from privado.emails_ilegiveis
  union all
  select 'eden_mail_unreadable_oldest_seconds', '{}', coalesce(extract(epoch from now() - min(recebido_em)), 0)
  from privado.emails_ilegiveis
  union all
  select 'eden_mail_to_erase', '{}', count(*) from privado.emails_a_apagar
  union all
  select 'eden_mail_to_erase_oldest_seconds', '{}', coalesce(extract(epoch from now() - min(em)), 0)
  from privado.emails_a_apagar
  union all
  select 'eden_payment_event_timestamp_seconds', '{}', extract(epoch from em) from (
    select coalesce(
      (select max(recebido_em) from privado.eventos_pagamento where evento <> 'TESTE'),
      (select min(criado_em) from public.pedidos)
    ) as em
  ) as ultimo where em is not null
  union all
  select 'eden_payment_events_unread', '{}', count(*) from privado.eventos_pagamento where processado_em is null
  union all
  select 'eden_lookup_misses', '{}', count(*) from privado.consultas_diagnostico
  where not encontrada and criado_em > now() - interval '1 hour'
  union all
  select 'eden_pharmacy_load_failed', '{}', (estado in ('recusada', 'interrompida'))::int
  from (select estado from privado.farmacias_cargas where estado <> 'em_andamento' order by id desc limit 1) as carga
  union all
  select 'eden_pharmacy_month_timestamp_seconds', '{}', extract(epoch from mes)
  from (select mes from privado.farmacias_cargas where estado = 'trocada' order by id desc limit 1) as carga
  union all
  select 'eden_backup_timestamp_seconds', '{}', coalesce(extract(epoch from max(feita_em)), 0) from privado.copias
  union all
  select 'eden_database_bytes', '{}', pg_database_size(current_database())`;

const HELP: Record<string, string> = {
  eden_leads: "Rows of each form in the last 24 hours.",
  eden_orders: "Orders by state.",
  eden_accounts: "Sign-ups by the state of their account.",
  eden_jobs_waiting: "Jobs that are due and not yet started.",
  eden_job_lag_seconds: "Age of the oldest of them.",
  eden_jobs_retrying: "Jobs that failed at least once and will be tried again.",
  eden_jobs_given_up: "Jobs that failed for the last time and need manual review.",
  eden_outbox_waiting: "Jobs of committed rows not yet moved to the queue.",
  eden_outbox_age_seconds: "Age of the oldest of them that is due.",
  eden_outbox_refused: "Rows of the outbox that the queue refused and that need manual review.",
  eden_form_timestamp_seconds: "When the last row of a form was stored; 0 before the first.",
  eden_form_visits: "Visits of today, of visitors who agreed to be measured, that touched a form.",
  eden_panel_sessions: "Sessions of the panel in use.",
  eden_emails_refused: "Messages of the last 24 hours whose recipient was refused for good.",
  eden_mail_read_timestamp_seconds:
    "When the mailbox for replies was last read to its end; none where it is not configured.",
  eden_mail_oldest_unread_seconds: "Age of the oldest message that is still in the folder that is read.",
  eden_mail_received: "Messages of the last 24 hours, by what they are.",
  eden_mail_unreadable: "Messages put aside in the mailbox because they could not be read or stored.",
  eden_mail_unreadable_oldest_seconds: "Age of the oldest of them, which is deleted after 30 days.",
  eden_mail_to_erase: "Messages erased here and not yet deleted in the mailbox.",
  eden_mail_to_erase_oldest_seconds: "For how long the oldest of them has been waiting.",
  eden_receipts_skipped: "Receipts not sent within a day because their recipient had enough of them.",
  eden_payment_event_timestamp_seconds:
    "When the payment provider's last webhook event arrived, without our own tests; before the first one, when the first order was made.",
  eden_payment_events_unread: "Webhook events stored and not yet processed.",
  eden_lookup_misses: "Look-ups of the diagnostic that found no store, in the last hour.",
  eden_pharmacy_load_failed: "1 if the last load of the pharmacy register was refused or did not finish.",
  eden_pharmacy_month_timestamp_seconds: "Month of the pharmacy register that look-ups use.",
  eden_backup_timestamp_seconds: "When the last backup that is in the other storage was completed; 0 if there is none.",
  eden_database_bytes: "Size of the database. A hosted project that is full takes no row.",
};

/** Not longer than a collector waits for a scrape. */
const TIMEOUT_MS = 5000;

/** Metrics read from the database, the same in every process. */
export async function storedState(pool: pg.Pool): Promise<Registry> {
  const { rows } = await pool.query<Row>({ text: STATE, query_timeout: TIMEOUT_MS } as pg.QueryConfig);
  const registry = new Registry();
  for (const [name, samples] of Map.groupBy(rows, (row) => row.name)) {
    const labelNames = Object.keys(samples[0]?.labels ?? {});
    const gauge = new Gauge({ name, help: HELP[name] ?? name, labelNames, registers: [registry] });
    for (const { labels, value } of samples) gauge.set(labels, Number(value));
  }
  return registry;
}
