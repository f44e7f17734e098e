import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startTemporaryDatabase } from "../scripts/stack/database.ts";
import { createPool } from "../service/src/gateways/pool.ts";
import { newPessoa, replySource, startReader, startTestCorreio, until } from "../service/tests/use-correio.ts";
import { machineFacts, writeResults } from "./support/results.ts";
import { spread } from "./support/statistics.ts";

/**
 * Answers by e-mail with a real Dovecot on loopback: first one by one, for the time from delivery to the timeline, then all
 * at once while reader and mail server are killed at random moments. `npm run bench -- email --replies 10000 --kills 20
 * --server-kills 5`; needs Dovecot.
 */
const { values } = parseArgs({
  options: {
    replies: { type: "string", default: "10000" },
    single: { type: "string", default: "200" },
    kills: { type: "string", default: "20" },
    "server-kills": { type: "string", default: "5" },
  },
});
const [replies, single, kills, serverKills] = [values.replies, values.single, values.kills, values["server-kills"]].map(
  Number,
) as [number, number, number, number];

const [database, correio] = await Promise.all([startTemporaryDatabase({ durable: true }), startTestCorreio()]);
const db = createPool(database.databaseUrl);
const people: Awaited<ReturnType<typeof newPessoa>>[] = [];
for (let count = 0; count < 100; count += 1) people.push(await newPessoa(db));

const start = () => startReader(correio.settings, database.databaseUrl);
const stored = async () =>
  (await db.query("select count(*)::int as n from privado.emails_recebidos")).rows[0].n as number;
const anybody = () => people[randomInt(people.length)] ?? { to: "", email: "" };
const deliver = (id: string, { to, email } = anybody()) =>
  correio.deliver(to, replySource({ to, from: email, id }), email);

let reader = await start();
const accepted = new Map<string, number>();
for (let count = 0; count < single; count += 1) {
  const id = randomUUID();
  await deliver(id);
  accepted.set(id, Date.now());
  await pause(randomInt(100, 200));
}
await until(async () => (await stored()) >= single, 120_000);
const { rows } = await db.query(
  "select message_id, extract(epoch from criado_em) * 1000 as em from privado.emails_recebidos",
);
const latency = rows.map(({ message_id, em }) =>
  Math.max(0, Number(em) - (accepted.get(message_id.slice(1, 37)) ?? 0)),
);

const began = performance.now();
const delivering = (async () => {
  for (let count = 0; count < replies; count += 1) {
    // The same message again, as a sender does whose server died before it answered.
    const [id, pessoa] = [randomUUID(), anybody()];
    while (
      !(await deliver(id, pessoa).then(
        () => true,
        () => false,
      ))
    )
      await pause(200);
  }
})();
for (let count = 0; count < kills; count += 1) {
  await pause(randomInt(200, 3000));
  await reader.kill("SIGKILL");
  if (count % Math.ceil(kills / Math.max(1, serverKills)) === 0 && serverKills > 0)
    await correio.dovecot.restart("SIGKILL");
  reader = await start();
}
await delivering;
await until(async () => (await correio.folders()).INBOX === 0, 3_600_000);
const seconds = (performance.now() - began) / 1000;
const { rows: found } = await db.query(
  `select count(*)::int as stored, count(distinct message_id)::int as messages, (
    select count(*)::int from privado.historico where tipo = 'email_recebido'
  ) as lines, (
    select count(*)::int from privado.historico as h
    join privado.emails_recebidos as r on h.tipo = 'email_recebido' and r.id::text = h.dados ->> 'email'
    where not exists (select from privado.canais as c where c.pessoa_id = h.pessoa_id and c.tipo = 'email' and c.valor = r.remetente)
  ) as wrong from privado.emails_recebidos`,
);
await reader.kill("SIGKILL");
const result = { delivered: single + replies, ...found[0], inbox: (await correio.folders()).INBOX, kills, serverKills };
writeResults("email", { machine: machineFacts(), latencyMs: spread(latency), seconds, ...result });
console.table({ ...result, seconds, perSecond: replies / seconds, ...spread(latency) });
await db.end();
await correio.stop();
await database.stop();
