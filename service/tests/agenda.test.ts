import { createHash, randomBytes, randomUUID } from "node:crypto";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { enter, newMembro, PAINEL, usePainel } from "./use-painel.ts";

const painel = usePainel();

/** A member with an address, one person of theirs, and what the panel can do. */
async function prepare(mostrar_texto = false) {
  const membro = await newMembro(painel);
  const browser = await enter(painel, membro);
  const call = async (funcao: string, body: object) => {
    const response = await browser.post(`/rpc/${funcao}`, { comando: randomUUID(), ...body });
    expect([funcao, response.status]).toEqual([funcao, 200]);
    return response.json() as Promise<{ versao: number }>;
  };
  const secret = randomBytes(32);
  const give = (bytes = secret) =>
    call("gravar_agenda", { hash: createHash("sha256").update(bytes).digest("hex"), mostrar_texto });
  await give();
  const { rows } = await painel.pool.query(
    `insert into privado.pessoas (nome, email, telefone, dono, ultima_entrada_em)
    values ('Rosângela Almeida', $2, '16998124470', $1, now()) returning id`,
    [membro.id, `${randomUUID()}@exemplo.com.br`],
  );
  return { membro, call, give, secret, pessoa: rows[0]?.id as string };
}

const read = (secret: Buffer) => painel.app.request(`${PAINEL}/api/agenda/${secret.toString("base64url")}.ics`);

async function eventsOf(secret: Buffer) {
  const response = await read(secret);
  expect(response.status).toBe(200);
  const file = await response.text();
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  return { file, response, events };
}

test("[AGENDA-01] a calendar sees a new, a moved and a finished step after its next fetch, without surname, telephone or text", async () => {
  const { call, secret, pessoa } = await prepare();
  expect((await eventsOf(secret)).events).toEqual([]);
  const passo = { texto: "Ligar sobre a dívida", em: "2036-12-01T18:00:00Z" };
  const marked = await call("marcar_passo", { pessoa, versao: 1, passo });
  const first = await eventsOf(secret);
  expect(first.response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(Object.fromEntries(first.response.headers)).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  expect(first.file).not.toMatch(/Almeida|99812|exemplo\.com\.br\/caixa\?|dívida/);
  expect(first.events.map(({ summary, sequence }) => [summary, sequence])).toEqual([["Passo · Rosângela", 2]]);
  expect(first.events[0]?.startDate.toString()).toBe("2036-12-01T15:00:00");
  const later = { ...passo, em: "2036-12-02T18:00:00Z" };
  const moved = await call("marcar_passo", { pessoa, versao: marked.versao, passo: later });
  const second = await eventsOf(secret);
  expect(second.events[0]?.uid).toBe(first.events[0]?.uid);
  expect(second.events.map(({ sequence, startDate }) => [sequence, startDate.toString()])).toEqual([
    [3, "2036-12-02T15:00:00"],
  ]);
  const done = await call("concluir_passo", { pessoa, versao: moved.versao });
  expect((await eventsOf(secret)).events).toEqual([]);
  await call("marcar_passo", { pessoa, versao: done.versao, passo });
  expect((await eventsOf(secret)).events[0]?.uid).not.toBe(first.events[0]?.uid);
});

test("[AGENDA-01] the words of the step are there only for a member who chose so", async () => {
  const { call, secret, pessoa } = await prepare(true);
  await call("marcar_passo", { pessoa, versao: 1, passo: { texto: "Mandar a proposta", em: "2036-12-01T18:00:00Z" } });
  const { events, file } = await eventsOf(secret);
  expect(events.map(({ summary }) => summary)).toEqual(["Mandar a proposta · Rosângela"]);
  expect(file).not.toContain("Almeida");
});

test("[AGENDA-01] unknown, replaced, ended, malformed and a deactivated member's addresses answer 404 alike", async () => {
  const { membro, call, give, secret } = await prepare();
  const refused = async (request: Response | Promise<Response>) => {
    const response = await request;
    return [response.status, await response.text()];
  };
  const unknown = await refused(read(randomBytes(32)));
  expect(unknown[0]).toBe(404);
  const other = randomBytes(32);
  await give(other);
  expect(await refused(read(secret))).toEqual(unknown);
  expect((await read(other)).status).toBe(200);
  expect(await call("agenda", {})).toMatchObject({ agenda: { mostrar_texto: false, usada_em: expect.any(String) } });
  await call("apagar_agenda", {});
  expect(await call("agenda", {})).toEqual({ agenda: null });
  expect(await refused(read(other))).toEqual(unknown);
  await give(other);
  await painel.pool.query("update privado.equipe set ativa = false, desativada_em = now() where id = $1", [membro.id]);
  expect(await refused(read(other))).toEqual(unknown);
  expect(await refused(painel.app.request(`${PAINEL}/api/agenda/${"a".repeat(42)}.ics`))).toEqual(unknown);
});

test("[AGENDA-01] an address answers 60 times an hour, is recorded once an hour, and is in no log", async () => {
  const { membro, secret } = await prepare();
  const statuses: number[] = [];
  for (let index = 0; index < 61; index += 1) statuses.push((await read(secret)).status);
  // The hour may end while the test runs.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(60);
  const { rows: counted } = await painel.pool.query(
    "select max(vezes)::int as vezes from privado.contadores where alvo = 'agenda' and chave = $1",
    [createHash("sha256").update(secret).digest("hex")],
  );
  expect(counted[0]?.vezes).toBeLessThanOrEqual(60);
  if (counted[0]?.vezes === 60) {
    const refused = await read(secret);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  }
  const { rows } = await painel.pool.query(
    "select count(*)::int as linhas from privado.registro_de_acessos where membro = $1 and acao = 'leu_agenda'",
    [membro.id],
  );
  expect([1, 2]).toContain(rows[0]?.linhas);
  expect(painel.logged.join("\n")).not.toContain(secret.toString("base64url"));
});
