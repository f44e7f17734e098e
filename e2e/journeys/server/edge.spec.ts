import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { freePort } from "../../../scripts/stack/free-port.ts";
import { folderOf } from "../../../scripts/static/nginx.ts";
import { clientAt } from "../../support/client-at.ts";
import { uniqueEmail } from "../../support/database.ts";
import { trusting } from "../../support/front.ts";
import { expect, test } from "../../support/own-nginx.ts";
import { findRequestData } from "../../support/personal-data.ts";
import { ports } from "../../support/ports.ts";

const FOREIGN = ["https://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1.evil.example"];
const HEALTH = "/api/healthz";
const [ANA, BIA] = ["127.0.0.8", "127.0.0.9"];

const lead = () => ({
  id: randomUUID(),
  nome: "Ana Souza",
  email: uniqueEmail(),
  telefone: "11987654321",
  produto: "livro",
  consentimento_versao: "2026-11",
  preenchido_ms: 9000,
});

test("[SEC-L1] other origins can call neither API; our own can, and no other may read the response", async ({
  request,
  baseURL,
}) => {
  const { publishableKey: apikey } = await (await request.get("/config.json")).json();
  for (const origin of FOREIGN) {
    const headers = { origin, apikey };
    const answers = [
      await request.post("/rest/v1/leadlive", { headers, data: lead() }),
      await request.post(`/rest/v1/leadlive?apikey=${apikey}`, { headers: { origin }, form: { nome: "Ana" } }),
      await request.get("/rest/v1/diagnosticos_perguntas?select=id", { headers }),
      await request.fetch("/rest/v1/leadlive", { method: "OPTIONS", headers }),
      await request.post("/api/checkout", { headers: { origin }, data: {} }),
      await request.post("/api/webhooks/asaas", { headers: { origin }, data: {} }),
    ];
    expect(
      answers.map((answer) => answer.status()),
      origin,
    ).toEqual([403, 403, 403, 403, 403, 403]);
  }
  const own = await request.post("/rest/v1/leadlive", { headers: { origin: `${baseURL}`, apikey }, data: lead() });
  expect(own.status()).toBe(201);
  const read = await request.get("/rest/v1/diagnosticos_perguntas?select=id", { headers: { apikey } });
  expect(read.status()).toBe(200);
  for (const answer of [own, read]) {
    expect(Object.keys(answer.headers()).filter((name) => name.startsWith("access-control-"))).toEqual([]);
  }
  // The provider's webhook sends no origin: its token is still checked.
  expect((await request.post("/api/webhooks/asaas", { data: {} })).status()).toBe(401);
});

test("[SEC-L8] /api never redirects, and a host name that is not ours gets no response", async ({ request }) => {
  for (const path of ["/api", "/api/", "/rest/v1", "/rest/v1/"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], path).toEqual([404, undefined]);
    const unknown = clientAt("127.0.0.1")({ port: ports.site, path, name: "evil.example" });
    await expect(unknown, path).rejects.toThrow(/socket hang up|ECONNRESET/);
  }
});

test("[SEC-L3] nginx's logs contain neither address nor query of failed requests", async ({ openNginx }) => {
  const dead = `127.0.0.1:${await freePort()}`;
  const { port, folder } = await openNginx({ EDEN_REST_UPSTREAM: dead, EDEN_BURST: "5", EDEN_RATE: "1r/m" });
  const path = "/rest/v1/contato?cpf=52998224725&email=ana";
  const ask = (body: unknown) => clientAt(ANA)({ port, path, body }).then(({ status }) => status);
  expect(await ask({ mensagem: "x".repeat(70_000) })).toBe(413);
  expect(await ask({})).toBe(502);
  await Promise.all(Array.from({ length: 10 }, () => ask({})));
  expect(await ask({})).toBe(429);
  const [access = "", errors = ""] = ["access.log", "nginx-error.log"].map((name) =>
    readFileSync(join(folder, name), "utf8"),
  );
  expect(access).toContain("POST /rest/v1/contato 502");
  expect(findRequestData(access)).toEqual([]);
  expect(findRequestData(errors)).toEqual([]);
});

test("[SEC-L11] an address over its rate gets 429; others and the provider's webhooks are not affected", async ({
  openNginx,
}) => {
  const { port } = await openNginx({
    EDEN_RATE: "1r/m",
    EDEN_BURST: "4",
    EDEN_TRUSTED: trusting(folderOf(ports), "127.0.0.1"),
  });
  const times = async (count: number, from: string, headers = {}) => {
    const statuses: number[] = [];
    for (let sent = 0; sent < count; sent++)
      statuses.push((await clientAt(from)({ port, path: HEALTH, headers })).status);
    return statuses;
  };
  expect(await times(6, ANA)).toEqual([200, 200, 200, 200, 200, 429]);
  const refused = await clientAt(ANA)({ port, path: "/rest/v1/diagnosticos_perguntas" });
  expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "10"]);
  expect(await times(1, BIA)).toEqual([200]);
  expect((await clientAt(ANA)({ port, path: "/api/webhooks/asaas", body: {} })).status).toBe(401);
  // Behind a trusted proxy IPv6 clients are distinguished by their /64.
  const behind = (client: string) => times(5, "127.0.0.1", { "x-forwarded-for": client });
  expect(await behind("2001:db8:1:1::1")).not.toContain(429);
  expect(await behind("2001:db8:1:1::2")).toEqual([429, 429, 429, 429, 429]);
  expect(await behind("2001:db8:1:2::1")).not.toContain(429);
});

test("[SEC-L11] with the production limits 200 people behind one address can send five requests each", async ({
  openNginx,
}) => {
  const { port } = await openNginx();
  const person = async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 5; sent++) statuses.push((await clientAt(ANA)({ port, path: HEALTH })).status);
    return statuses;
  };
  const answers = await Promise.all(Array.from({ length: 200 }, person));
  expect(new Set(answers.flat())).toEqual(new Set([200]));
});

test("[SEC-L11] unfinished requests of one address are limited in number and time", async ({ openNginx }) => {
  const { port } = await openNginx({ EDEN_CONNECTIONS: "2" });
  const opened = performance.now();
  const head = await openSocket(port, "POST /api/checkout HTTP/1.1\r\nHost: 127.0.0.1\r\n");
  const body = (path: string) => `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{`;
  // nginx refuses one of the three at once, whichever it reads last; the other two then hold both places.
  const paths = ["/rest/v1/contato", "/api/webhooks/asaas", "/rest/v1/leadlive"];
  const bodies = await Promise.all(paths.map((path) => openSocket(port, body(path))));
  expect(await Promise.race(bodies.map(({ answer }) => answer))).toContain("HTTP/1.1 429 ");
  expect((await clientAt(ANA)({ port, path: HEALTH })).status).toBe(429);
  expect((await clientAt(BIA)({ port, path: HEALTH })).status).toBe(200);
  await Promise.all([head, ...bodies].map(({ closed }) => closed));
  expect(performance.now() - opened).toBeLessThan(20_000);
  // nginx may free a place a moment after the client sees the end.
  await expect.poll(async () => (await clientAt(ANA)({ port, path: HEALTH })).status).toBe(200);
});

async function openSocket(port: number, begun: string) {
  const socket = connect({ port, host: "127.0.0.1", localAddress: ANA });
  await once(socket, "connect");
  const closed = new Promise((resolve) => socket.once("close", resolve));
  const answer = new Promise<string>((resolve) => socket.once("data", (data) => resolve(data.toString())));
  socket.on("error", () => undefined).resume();
  socket.write(begun);
  return { answer, closed };
}
