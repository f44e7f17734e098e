import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { timeLimit } from "../../scripts/time-limit.ts";
import { createApp } from "../src/app.ts";
import type { Asaas } from "../src/gateways/asaas.ts";
import { createPool } from "../src/gateways/pool.ts";
import { createMetrics } from "../src/metrics/metrics.ts";
import { watch } from "./service-watch.ts";
import { useService } from "./use-service.ts";

const service = useService();

const { buy, idle } = watch(service);
const ask = (headers = {}) => fetch(service.apiUrl.replace("/api", "/metrics"), { headers });

async function read(name: string): Promise<number | undefined> {
  const line = (await (await ask()).text()).split("\n").find((text) => text.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
}

const EMAIL = "ana.medida@exemplo.com.br";
const insertLead = (more = "") =>
  service.pool.query(
    `insert into public.leadlive (id, nome, email, telefone, produto, consentimento_versao, preenchido_ms, isca)
      values ($1, 'Ana Souza', '${EMAIL}', '11987654321', 'livro', '2026-11', 42000, $2)`,
    [randomUUID(), more],
  );

test("leads per form, suspect ones counted separately, and the tasks they enqueued", async () => {
  await insertLead();
  await insertLead();
  await insertLead("https://spam.example");
  await idle();
  expect(await read('eden_leads{form="leadlive_livro",suspect="false"}')).toBe(2);
  expect(await read('eden_leads{form="leadlive_livro",suspect="true"}')).toBe(1);
  expect(await read("eden_outbox_waiting")).toBe(0);
  await vi.waitFor(
    async () => expect(await read('eden_task_runs_total{task="lead_recebido",outcome="success"}')).toBe(3),
    timeLimit(20_000),
  );
});

test("[SEC-L6, SEC-L13] lookups without a match in the last hour, and the size of the database", async () => {
  const lookUp = (cpf: string) => service.pool.query("select public.localizar_loja('11222333000181', $1)", [cpf]);
  expect(await read("eden_lookup_misses")).toBe(0);
  await lookUp("52998224725");
  await lookUp("12345678909");
  await lookUp("11144477735");
  expect(await read("eden_lookup_misses")).toBe(2);
  await service.pool.query("update privado.consultas_diagnostico set criado_em = now() - interval '61 minutes'");
  expect(await read("eden_lookup_misses")).toBe(0);
  expect(await read("eden_database_bytes")).toBeGreaterThan(1_000_000);
});

test("the age of a waiting job grows, and a job that failed for good stays counted", async () => {
  const add = async (task: string, set: string) => {
    const { rows } = await service.pool.query("select id from graphile_worker.add_job($1)", [task]);
    await service.pool.query(`update graphile_worker._private_jobs set ${set} where id = $1`, [rows[0]?.id]);
  };
  await add("sem_tarefa", "run_at = now() - interval '90 seconds'");
  await add("sem_sorte", "attempts = max_attempts, last_error = 'x'");
  await add("sem_pressa", "run_at = now() + interval '1 hour'");
  expect(await read('eden_job_lag_seconds{task="sem_tarefa"}')).toBeGreaterThanOrEqual(90);
  expect(await read('eden_jobs_waiting{task="sem_tarefa"}')).toBe(1);
  expect(await read('eden_jobs_given_up{task="sem_sorte"}')).toBe(1);
  expect(await read('eden_job_lag_seconds{task="sem_pressa"}')).toBe(0);
  await service.pool.query("delete from graphile_worker._private_jobs where locked_at is null");
});

test("[SEC-M17] the age of the oldest due row of the outbox, and rows that the queue refused", async () => {
  expect([await read("eden_outbox_age_seconds"), await read("eden_outbox_refused")]).toEqual([0, 0]);
  await service.pool.query("alter function privado.escoar_saida rename to escoar_parada");
  await service.pool.query(`insert into privado.saida (chave, tarefa, dados, executar_em, recusa) values
    ('due', 'limpar_registros', '{}', now() - interval '90 seconds', null),
    ('later', 'limpar_registros', '{}', now() + interval '1 hour', null),
    ('refused', 'limpar_registros', '{}', now() - interval '1 day', '23514')`);
  expect(await read("eden_outbox_waiting")).toBe(2);
  expect(await read("eden_outbox_age_seconds")).toBeCloseTo(90, -1);
  expect(await read("eden_outbox_refused")).toBe(1);
  await service.pool.query("delete from privado.saida");
  await service.pool.query("alter function privado.escoar_parada rename to escoar_saida");
});

test("[SEC-M18] the last row of a form, and the visits of today that touched one", async () => {
  await service.pool.query("update public.leadlive set criado_em = now() - interval '2 days'");
  await insertLead();
  expect(await read("eden_form_timestamp_seconds")).toBeCloseTo(Date.now() / 1000, -2);
  const touch = (pagina: string, etapa: number, visita = randomUUID()) =>
    service.pool.query(
      "insert into public.medicoes (visita, pagina, medida, etapa, tela) values ($1, $2, 'etapa', $3, 'celular')",
      [visita, pagina, etapa],
    );
  const visita = randomUUID();
  for (const etapa of [1, 2]) await touch("/contato", etapa, visita);
  await touch("/livro", 1);
  await service.pool.query(
    "insert into public.medicoes (visita, pagina, medida, valor, tela) values (gen_random_uuid(), '/', 'LCP', 900, 'celular')",
  );
  expect(await read("eden_form_visits")).toBe(2);
  await service.pool.query("update public.medicoes set dia = dia - 1");
  expect(await read("eden_form_visits")).toBe(0);
});

test("orders, webhook events and requests by their declared route", async () => {
  expect(await read("eden_payment_event_timestamp_seconds")).toBeUndefined();
  const { session } = await buy();
  // As if the webhook had never worked, but for the test of docs/runbooks/webhook-queue-paused.md.
  const test = { id: "evt_teste", event: "TESTE" };
  const headers = { "asaas-access-token": service.asaas.webhookToken };
  expect((await service.post("/webhooks/asaas", test, headers)).status).toBe(200);
  await idle();
  await service.pool.query("update public.pedidos set criado_em = now() - interval '25 hours'");
  expect(await read("eden_payment_event_timestamp_seconds")).toBeCloseTo(Date.now() / 1000 - 25 * 3600, -2);
  service.asaas.pay(session);
  await idle();
  await fetch(`${service.apiUrl}/checkout/${randomUUID()}`, { redirect: "manual" });
  await fetch(`${service.apiUrl}/${EMAIL}`);
  expect(await read('eden_orders{situacao="pago"}')).toBe(1);
  expect(await read("eden_payment_event_timestamp_seconds")).toBeGreaterThan(Date.now() / 1000 - 120);
  const text = await (await ask()).text();
  expect(text).toMatch(/request_duration_seconds_count\{http_request_method="POST",http_route="\/api\/checkout",/);
  expect(text).toMatch(/_bucket\{le="\+Inf",.*http_route="\/api\/checkout\/:id.*\} 1/);
  expect(text).toMatch(/http_route="none",http_response_status_code="404"/);
});

test("metrics contain no personal data, and requests through a proxy get 404", async () => {
  const text = await (await ask()).text();
  expect(text).not.toMatch(/@|11987654321|Ana/);
  const forwarded = await ask({ "x-forwarded-for": "198.18.0.1" });
  expect(forwarded.status).toBe(404);
  expect(await forwarded.text()).not.toContain("eden_");
  expect((await fetch(`${service.apiUrl}/metrics`)).status).toBe(404);
});

test("every line is in the Prometheus text format", async () => {
  const response = await ask();
  expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const lines = (await response.text()).split("\n").filter(Boolean);
  expect(lines).toContain("eden_database_up 1");
  for (const line of lines) {
    expect(line).toMatch(
      /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{(?:[a-z_]+="(?:[^"\\]|\\.)*",?)+\})? (?:-?[\d.e+-]+|Nan))$/,
    );
  }
});

test("leads older than a day are not counted", async () => {
  await service.pool.query("update public.leadlive set criado_em = now() - interval '25 hours'");
  expect(await read('eden_leads{form="leadlive_livro",suspect="false"}')).toBeUndefined();
});

test("[CNPJ-02] the month of the pharmacy register, and whether its last load failed", async () => {
  expect(await read("eden_pharmacy_load_failed")).toBeUndefined();
  await service.pool.query(`insert into privado.farmacias_cargas (mes, estado, terminada_em, linhas, lidas, motivo) values
    ('2026-09-01', 'trocada', now(), 5, 9, null), ('2026-10-01', 'recusada', now(), null, null, 'x')`);
  expect(await read("eden_pharmacy_load_failed")).toBe(1);
  expect(await read("eden_pharmacy_month_timestamp_seconds")).toBe(Date.UTC(2026, 8, 1) / 1000);
  await service.pool.query(`insert into privado.farmacias_cargas (mes, estado, terminada_em, linhas, lidas)
    values ('2026-10-01', 'trocada', now(), 5, 9)`);
  expect(await read("eden_pharmacy_load_failed")).toBe(0);
});

test("when the last backup that is in the other storage was completed", async () => {
  expect(await read("eden_backup_timestamp_seconds")).toBe(0);
  await service.pool.query(`insert into privado.copias (feita_em, bytes) values
    ('2026-11-01T06:00:00Z', 900), ('2026-11-08T06:00:00Z', 950)`);
  expect(await read("eden_backup_timestamp_seconds")).toBe(Date.UTC(2026, 10, 8, 6) / 1000);
});

/** Metrics of the collector and of the blackbox exporter. */
const NOT_OURS = ["up", "probe_success", "probe_ssl_earliest_cert_expiry"];

test.each(["prometheus/rules.yml", "grafana/eden.json"])(
  "%s names only metrics and labels that exist",
  async (file) => {
    await insertLead();
    await insertLead("https://spam.example");
    await service.pool.query("insert into privado.correio default values on conflict do nothing");
    await service.pool.query(
      `insert into public.cadastros_app (id, nome, sobrenome, email, telefone, cpf, tipo, plano, consentimento_versao)
        values ($1, 'Ana', 'Souza', '${EMAIL}', '11987654321', '52998224725', 'free', 'free', '2026-11')`,
      [randomUUID()],
    );
    const text = readFileSync(join(import.meta.dirname, "../../deploy", file), "utf8");
    const exported = (await (await ask()).text()).split("\n").filter((line) => !line.startsWith("#"));
    const names = new Set(exported.map((line) => line.split(/[{ ]/)[0]));
    const used = [...text.matchAll(/\b(?:(?:eden|nodejs|process|http|db|probe)_[a-z0-9_]+|up(?=\{))(?:\{([^}]*)\})?/g)];
    // Label names that begin like a metric.
    const metrics = used.filter(([match]) => !/^http_(?:response|request|route)/.test(match));
    expect(metrics.length).toBeGreaterThan(15);
    const name = (match: string) => match.split("{")[0] ?? "";
    expect(
      metrics.map(([match]) => name(match)).filter((metric) => !names.has(metric) && !NOT_OURS.includes(metric)),
    ).toEqual([]);
    for (const [match, selector = ""] of metrics.filter(([metric]) => !NOT_OURS.includes(name(metric)))) {
      const lines = exported.filter((line) => line.startsWith(`${name(match)}{`));
      for (const [, label] of selector.matchAll(/(\w+)(?:=~?|!=)/g)) {
        expect(lines.filter((line) => line.includes(`${label}="`)).length, match).toBeGreaterThan(0);
      }
    }
  },
);

test("[SEC-L42] every connection of the service has a statement timeout", async () => {
  const { rows } = await service.pool.query("show statement_timeout");
  expect(rows).toEqual([{ statement_timeout: "30s" }]);
});

test("[SEC-L50] not ready on sessions that the database makes read-only", async () => {
  const pool = createPool(`${service.database.databaseUrl}?options=-c%20default_transaction_read_only%3Don`);
  const app = createApp({
    ...{ pool, asaas: {} as Asaas, metrics: createMetrics(pool), siteUrl: "", webhookToken: "t".repeat(32) },
    drainSoon: () => undefined,
  });
  const answer = await app.request("/api/readyz");
  expect([answer.status, await answer.text()]).toEqual([503, "read-only"]);
  await pool.end();
  expect((await fetch(`${service.apiUrl}/readyz`)).status).toBe(200);
});
