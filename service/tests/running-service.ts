import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type pg from "pg";
import { type Fakes, startFakes } from "../../scripts/fakes/fakes.ts";
import { newCpf } from "../../scripts/samples/documentos.ts";
import { type Database, startTemporaryDatabase } from "../../scripts/stack/database.ts";
import { type Mailbox, startMailbox } from "../../scripts/stack/mailbox.ts";
import { createApp } from "../src/app.ts";
import { createAccountApi } from "../src/gateways/account-api.ts";
import { createAsaas } from "../src/gateways/asaas.ts";
import { createMailer } from "../src/gateways/mailer.ts";
import { createPool, endPool } from "../src/gateways/pool.ts";
import type { SendPush } from "../src/gateways/web-push.ts";
import { createMetrics } from "../src/metrics/metrics.ts";
import { startWorker } from "../src/worker.ts";

export const TEAM = "vendas@exemplo.com.br";
export const SITE = "https://site.exemplo.com.br";

export type RunningService = Fakes & {
  database: Database;
  mailbox: Mailbox;
  pool: pg.Pool;
  apiUrl: string;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
};

interface Options {
  smtpUrl?: string;
  sendPush?: SendPush;
}

/** Runs the service in this process, with a real database and mailbox and fakes of the external APIs. */
export async function startService({ smtpUrl, sendPush }: Options = {}): Promise<RunningService> {
  const database = await startTemporaryDatabase();
  const mailbox = await startMailbox({});
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const fakes = await startFakes({ service: port });
  const pool = createPool(database.databaseUrl);
  const mailer = createMailer({ smtpUrl: smtpUrl ?? mailbox.smtpUrl, from: "site@exemplo.com.br", team: TEAM });
  const { asaas: provider, accountApi } = fakes;
  const asaas = createAsaas({ url: provider.apiUrl, apiKey: provider.apiKey, siteUrl: SITE });
  const createAccount = createAccountApi(accountApi.url, accountApi.apiKey);
  // Answers 404 for the published pages of towns.
  const metrics = createMetrics(pool, `http://127.0.0.1:${port}`);
  const resources = { pool, mailer, asaas, createAccount, sendPush, siteUrl: SITE };
  const worker = await startWorker(resources, metrics);
  const { webhookToken } = provider;
  const app = createApp({ ...resources, metrics, webhookToken, drainSoon: worker.drainSoon });
  server.on("request", getRequestListener(app.fetch));
  const apiUrl = `http://127.0.0.1:${port}/api`;
  return {
    ...fakes,
    database,
    mailbox,
    pool,
    apiUrl,
    post: (path, body, headers = {}) =>
      fetch(`${apiUrl}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await worker.stop();
      mailer.close();
      await endPool(pool);
      await fakes.stop();
      await mailbox.stop();
      await database.stop();
    },
  };
}

/** A purchase as the site sends it, each with a different buyer. */
export function newCheckout(more: Record<string, unknown> = {}) {
  const id = randomUUID();
  return {
    id,
    origem: "app",
    plano: "avista",
    nome: "Maria da Conceição",
    email: `maria.${id}@farmacia.com.br`,
    telefone: "11987654321",
    cpf: newCpf(),
    ...more,
  };
}

const EMPRESA = {
  cnpj: "12ABC34501DE35",
  razao_social: "Farmácia Conceição Ltda.",
  endereco: "Rua das Flores",
  numero: "100",
  bairro: "Centro",
  cidade: "São Paulo",
  estado: "SP",
};

/** Inserts the buyer's sign-up as the browser does; returns its id. */
export async function insertCadastro(
  { pool }: Pick<RunningService, "pool">,
  { id: pedido_id, email, plano, cpf }: ReturnType<typeof newCheckout>,
  more: Record<string, unknown> = {},
): Promise<string> {
  const company = more.tipo === "free" ? { plano: "free" } : { tipo: "paid", plano, pedido_id, ...EMPRESA };
  const row = {
    id: randomUUID(),
    nome: "Maria",
    sobrenome: "da Conceição",
    email,
    telefone: "11987654321",
    cpf: more.tipo === "free" ? newCpf() : cpf,
    consentimento_versao: "2026-11",
    preenchido_ms: 20_000,
    ...company,
    ...more,
  };
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  await pool.query(`insert into public.cadastros_app (${names}) values (${places})`, Object.values(row));
  return row.id;
}
