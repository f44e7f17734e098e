import { Logger, type ParsedCronItem, parseCrontab, type Runner, run, type TaskList } from "graphile-worker";
import type pg from "pg";
import type { CreateAccount } from "../gateways/account-api.ts";
import { type Asaas, ProviderError } from "../gateways/asaas.ts";
import type { Mailer } from "../gateways/mailer.ts";
import { logLine } from "../log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { aplicarPrazos } from "./aplicar-prazos.ts";
import { conferirPedido, reconciliarPedidos } from "./conferir-pedido.ts";
import { criarConta } from "./criar-conta.ts";
import { diagnosticoRecebido } from "./diagnostico-recebido.ts";
import { drainOutbox } from "./drain-outbox.ts";
import { eventoPagamento } from "./evento-pagamento.ts";
import { fecharLink } from "./fechar-link.ts";
import { leadRecebido } from "./lead-recebido.ts";
import { cobrarCadastro, lembrarPagamento, pedidoMudou } from "./pedido-mudou.ts";
import { repeat } from "./repeat.ts";

type LogMeta = { job?: { id: string; task_identifier: string; attempts: number }; error?: Error };

interface Resources {
  pool: pg.Pool;
  metrics: Metrics;
  mailer: Mailer;
  asaas: Asaas;
  createAccount: CreateAccount | undefined;
  siteUrl: string;
}

interface Worker {
  /** Resolves when a runner ends. If that happens without `stop`, the process must be restarted. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** No task waits for external services longer than half of this, so an older lock belongs to a dead process. */
const DEAD_AFTER = "80 seconds";
const LOOK_EVERY_MS = 10_000;
/** Upper limit of the delay before a lead's job enters the queue. */
const DRAIN_EVERY_MS = 500;

const UNLOCK_DEAD = `select graphile_worker.force_unlock_workers(array(
  select distinct locked_by from graphile_worker.jobs where locked_at < now() - $1::interval and locked_by is not null))`;

// Times in UTC: night in Brazil.
const CRONTAB = "17 * * * * limpar_registros\n40 6 * * * reconciliar_pedidos\n10 7 * * * aplicar_prazos";

/** Processes jobs from the queue until stopped. Several processes can share the queue. */
export async function startWorker(resources: Resources): Promise<Worker> {
  const { pool, metrics } = resources;
  const runners: Runner[] = [];
  for (const { cron, concurrency, taskList } of lanesOf(resources)) {
    const runner = await run({
      pgPool: pool,
      concurrency,
      noHandleSignals: true,
      logger: new Logger(() => logTask),
      pollInterval: 1000,
      parsedCronItems: cron,
      taskList,
    });
    countRuns(runner, metrics);
    runners.push(runner);
  }
  // Run unlock and drain on timers, not as jobs, so they work even when the queue is stuck.
  const clocks = [
    repeat("unlock", LOOK_EVERY_MS, () => pool.query(UNLOCK_DEAD, [DEAD_AFTER])),
    repeat("drain", DRAIN_EVERY_MS, () => drainOutbox(pool)),
  ];
  return {
    ended: Promise.race(runners.map(({ promise }) => promise.catch(() => undefined))),
    stop: async () => {
      await Promise.all(clocks.map((clock) => clock.stop()));
      await Promise.all(runners.map((runner) => runner.stop()));
    },
  };
}

interface Lane {
  concurrency: number;
  cron: ParsedCronItem[];
  taskList: TaskList;
}

/**
 * Separate workers for each kind of task: payment confirmation sends no mail and never waits for a mail server, and
 * e-mails to buyers never wait for those of leads. A worker that sends mail holds one connection of the pool.
 */
function lanesOf({ pool, mailer, asaas, createAccount, siteUrl }: Resources): Lane[] {
  const appUrl = `${siteUrl}/edenapp`;
  const orders = { pool, mailer, siteUrl };
  const confirming: TaskList = {
    evento_pagamento: (payload) => eventoPagamento(payload, pool, asaas),
    conferir_pedido: (payload) => conferirPedido(payload, pool, asaas),
    fechar_link: (payload) => fecharLink(payload, asaas),
    reconciliar_pedidos: () => reconciliarPedidos(pool),
    aplicar_prazos: () => aplicarPrazos(pool),
    limpar_registros: async () =>
      void (await pool.query("select privado.limpar_registros(), privado.limpar_recibos()")),
  };
  const buyers: TaskList = {
    pedido_mudou: (payload) => pedidoMudou(payload, orders),
    lembrar_pagamento: (payload) => lembrarPagamento(payload, orders),
    cobrar_cadastro: (payload) => cobrarCadastro(payload, orders),
    criar_conta: (payload, { job }) =>
      criarConta(payload, job.attempts >= job.max_attempts, { pool, mailer, createAccount, appUrl }),
  };
  const leads: TaskList = {
    lead_recebido: (payload) => leadRecebido(payload, pool, mailer, siteUrl),
    diagnostico_recebido: (payload) => diagnosticoRecebido(payload, pool, mailer),
  };
  return [
    { concurrency: 2, cron: parseCrontab(CRONTAB), taskList: confirming },
    { concurrency: 3, cron: [], taskList: buyers },
    { concurrency: 4, cron: [], taskList: leads },
  ];
}

function countRuns({ events }: Runner, metrics: Metrics): void {
  events.on("job:success", ({ job }) => metrics.task(job.task_identifier, "success"));
  events.on("job:error", ({ job }) => metrics.task(job.task_identifier, "error"));
  events.on("job:failed", ({ job }) => metrics.task(job.task_identifier, "given_up"));
}

/** Log only names and ids: messages may contain personal data. */
function logTask(level: string, _message: string, meta?: LogMeta): void {
  const { job, error } = meta ?? {};
  if (level !== "error" && level !== "warning") return;
  const words = error instanceof ProviderError ? error.message : error?.name;
  logLine("error", { task: job?.task_identifier, job: job?.id, attempt: job?.attempts, error: words });
}
