import { Logger, type Runner, run } from "graphile-worker";
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

/** Every task waits for others at most half as long: a lock older than this belongs to a process that died. */
const DEAD_AFTER = "80 seconds";
const LOOK_EVERY_MS = 10_000;
/** How long a lead's e-mails may wait for the queue, at most. */
const DRAIN_EVERY_MS = 500;

const UNLOCK_DEAD = `select graphile_worker.force_unlock_workers(array(
  select distinct locked_by from graphile_worker.jobs where locked_at < now() - $1::interval and locked_by is not null))`;

// In UTC: the night in Brazil.
const CRONTAB = "17 * * * * limpar_registros\n40 6 * * * reconciliar_pedidos\n10 7 * * * aplicar_prazos";

/** Takes jobs from the queue until it is stopped. Several processes share the same queue. */
export async function startWorker(resources: Resources): Promise<Pick<Runner, "stop">> {
  const { pool, mailer, asaas, createAccount, siteUrl } = resources;
  const appUrl = `${siteUrl}/edenapp`;
  const orders = { pool, mailer, siteUrl };
  const runner = await run({
    pgPool: pool,
    concurrency: 4,
    noHandleSignals: true,
    logger: new Logger(() => logTask),
    pollInterval: 1000,
    crontab: CRONTAB,
    taskList: {
      lead_recebido: (payload) => leadRecebido(payload, pool, mailer, siteUrl),
      diagnostico_recebido: (payload) => diagnosticoRecebido(payload, pool, mailer),
      evento_pagamento: (payload) => eventoPagamento(payload, pool, asaas),
      pedido_mudou: (payload) => pedidoMudou(payload, orders),
      lembrar_pagamento: (payload) => lembrarPagamento(payload, orders),
      cobrar_cadastro: (payload) => cobrarCadastro(payload, orders),
      conferir_pedido: (payload) => conferirPedido(payload, pool, asaas),
      fechar_link: (payload) => fecharLink(payload, asaas),
      criar_conta: (payload, { job }) =>
        criarConta(payload, job.attempts >= job.max_attempts, { pool, mailer, createAccount, appUrl }),
      reconciliar_pedidos: () => reconciliarPedidos(pool),
      aplicar_prazos: () => aplicarPrazos(pool),
      limpar_registros: async () => void (await pool.query("select privado.limpar_registros()")),
    },
  });
  countRuns(runner, resources.metrics);
  // By clocks of their own: a queue full of dead workers' jobs must not wait for the queue, nor what is to enter it.
  const clocks = [
    repeat("unlock", LOOK_EVERY_MS, () => pool.query(UNLOCK_DEAD, [DEAD_AFTER])),
    repeat("drain", DRAIN_EVERY_MS, () => drainOutbox(pool)),
  ];
  return {
    stop: async () => {
      await Promise.all(clocks.map((clock) => clock.stop()));
      await runner.stop();
    },
  };
}

function countRuns({ events }: Runner, metrics: Metrics): void {
  events.on("job:success", ({ job }) => metrics.task(job.task_identifier, "success"));
  events.on("job:error", ({ job }) => metrics.task(job.task_identifier, "error"));
  events.on("job:failed", ({ job }) => metrics.task(job.task_identifier, "given_up"));
}

/** The queue's own words may quote a payload or an error a visitor's data: names and numbers do. */
function logTask(level: string, _message: string, meta?: LogMeta): void {
  const { job, error } = meta ?? {};
  if (level !== "error" && level !== "warning") return;
  const words = error instanceof ProviderError ? error.message : error?.name;
  logLine("error", { task: job?.task_identifier, job: job?.id, attempt: job?.attempts, error: words });
}
