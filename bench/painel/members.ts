import { createHash, randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Sql } from "postgres";
import { type InferOutput, parse } from "valibot";
import { CONTRATO, type Funcao } from "../../domain/painel/contrato.ts";
import { startFakes } from "../../scripts/fakes/fakes.ts";
import type { Database } from "../../scripts/stack/database.ts";
import { freePort } from "../../scripts/stack/free-port.ts";
import { startGateway } from "../../scripts/stack/gateway.ts";
import { startServiceProcess } from "../../scripts/stack/service-process.ts";
import { startMailSink } from "../faults/mail-sink.ts";
import { newLead, nextAddress, sendRow } from "../support/send-lead.ts";
import { median, quantile, round } from "../support/statistics.ts";
import { MEMBROS, membro } from "./fill.ts";

const LEADS_PER_SECOND = 50;
const POLL_MS = 3000;

type Times = Record<string, number[]>;

/** 15 members poll, reload their list and open people through the service while leads arrive; a line per kind of request. */
export async function measureMembers(sql: Sql, { databaseUrl, keys }: Database, minutes: number) {
  const cookies = await Promise.all(Array.from({ length: MEMBROS }, (_, index) => openSession(sql, membro(index + 1))));
  const mail = await startMailSink();
  const gateway = await startGateway({ databaseUrl, keys });
  const port = await freePort();
  const fakes = await startFakes({ service: port });
  const painelUrl = `http://127.0.0.1:${port}`;
  const { publishableKey, secretKey } = keys;
  const auth = { url: new URL(gateway.restUrl).origin, publishableKey, secretKey };
  const siteUrl = "https://site.exemplo.com.br";
  const settings = { databaseUrl, port, smtpUrl: mail.smtpUrl, siteUrl, painelUrl, auth, fakes };
  const service = await startServiceProcess(settings);
  const times: Times = {};
  const end = AbortSignal.timeout(minutes * 60_000);
  try {
    const api = { restUrl: gateway.restUrl, publishableKey };
    await Promise.all([sendLeads(end, api, times), ...cookies.map((cookie) => work(end, painelUrl, cookie, times))]);
  } finally {
    await service.stop("SIGTERM");
    await fakes.stop();
    await gateway.stop();
    await mail.stop();
  }
  return Object.entries(times).map(([name, all]) => ({
    name,
    requests: all.length,
    p50: round(median(all), 1),
    p95: round(quantile(all, 0.95), 1),
    max: round(quantile(all, 1), 1),
  }));
}

async function openSession(sql: Sql, id: string): Promise<string> {
  const number = randomBytes(32).toString("base64url");
  await sql`select privado.abrir_sessao(${createHash("sha256").update(number).digest()}, ${id}, 'aal2')`;
  return `painel=${number}`;
}

/** Polls; reloads the list when there is news and opens the first person of it. */
async function work(end: AbortSignal, url: string, cookie: string, times: Times): Promise<void> {
  const call = async <F extends Funcao>(funcao: F, entrada: object) => {
    const before = performance.now();
    const response = await fetch(`${url}/api/painel/rpc/${funcao}`, {
      method: "POST",
      headers: { cookie, origin: url, "content-type": "application/json" },
      body: JSON.stringify(entrada),
    });
    if (!response.ok) throw new Error(`${funcao}: ${response.status} ${await response.text()}`);
    const body = parse(CONTRATO[funcao].saida, await response.json());
    note(times, funcao, performance.now() - before);
    return body as InferOutput<(typeof CONTRATO)[F]["saida"]>;
  };
  let { mudanca } = await call("caixa", { vista: "esperando" });
  while (!end.aborted) {
    await setTimeout(POLL_MS);
    const news = await call("novidades", { desde: mudanca });
    if (news.novas === 0) continue;
    const list = await call("caixa", { vista: "esperando" });
    await call("contadores", {});
    mudanca = list.mudanca;
    if (list.pessoas[0]) await call("pessoa", { id: list.pessoas[0].id });
  }
}

async function sendLeads(
  end: AbortSignal,
  api: { restUrl: string; publishableKey: string },
  times: Times,
): Promise<void> {
  const sending: Promise<void>[] = [];
  while (!end.aborted) {
    sending.push(send(api, times));
    await setTimeout(1000 / LEADS_PER_SECOND);
  }
  await Promise.all(sending);
}

async function send(api: { restUrl: string; publishableKey: string }, times: Times): Promise<void> {
  const before = performance.now();
  const { status } = await sendRow(api, { table: "leadlive", row: newLead(), address: nextAddress() });
  if (status !== 201) throw new Error(`lead: ${status}`);
  note(times, "lead", performance.now() - before);
}

function note(times: Times, name: string, duration: number): void {
  times[name] ??= [];
  times[name].push(duration);
}
