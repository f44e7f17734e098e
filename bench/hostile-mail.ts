import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { deflateRawSync } from "node:zlib";
import { openLmtp } from "../scripts/stack/lmtp.ts";
import { openMailbox } from "../service/src/correio/mailbox.ts";
import { correioSettingsOf } from "../service/src/correio/settings.ts";
import { machineFacts, writeResults } from "./support/results.ts";
import { createKinds, type Kind } from "./support/send-kinds.ts";
import { spread } from "./support/statistics.ts";
import { startWholeStack } from "./support/whole-stack.ts";

/**
 * Hostile e-mails while people work: every kind of them between ordinary answers, with leads, purchases and members at the
 * same time. Says how long the service was silent, what leads cost, and what became of every message. `npm run bench --
 * hostile-mail --hostile 200 --minutes 3`; needs Dovecot.
 */
const { values } = parseArgs({
  options: {
    hostile: { type: "string", default: "200" },
    minutes: { type: "string", default: "3" },
    after: { type: "string", default: "7" },
  },
});
const [hostile, minutes] = [Number(values.hostile), Number(values.minutes)];

const folded = (value: string) => value.replace(/.{900}/g, "$&\r\n ");
const head = (...more: string[]) =>
  [`From: x@mau.test`, `Message-ID: <${randomUUID()}@mau.test>`, ...more, "", ""].join("\r\n");
const to = (size: number, unit: string) => unit.repeat(Math.ceil(size / unit.length));
const parts = (type: string, body: string) => head(`Content-Type: multipart/${type}; boundary=b`) + body;
const lines = (text: string) => text.replace(/.{76}/g, "$&\r\n");
const ZEROS = deflateRawSync(Buffer.alloc(100_000_000)).toString("base64");
const KINDS_OF_ATTACK: Record<string, () => string> = {
  "sender <@@@, 20 kB": () => `From: ${folded(`<${to(20_000, "@")}`)}\r\n\r\nx`,
  "sender <@@@, 40 kB": () => `From: ${folded(`<${to(40_000, "@")}`)}\r\n\r\nx`,
  "sender <@@@, 60 kB": () => `From: ${folded(`<${to(60_000, "@")}`)}\r\n\r\nx`,
  "900 kB of line feeds": () => head() + to(900_000, "\r\n"),
  "90,000 parts": () => parts("mixed", to(900_000, "--b\r\n\r\nx\r\n")),
  "nested 200 deep": () =>
    Array.from({ length: 200 }, (_, n) => `Content-Type: multipart/mixed; boundary=n${n}\r\n\r\n--n${n}\r\n`).join(""),
  "one header of 60 kB": () => `${head(`References: ${folded(to(60_000, "<a@b.test> "))}`)}x`,
  "300 kB of headers": () => `${head(...Array.from({ length: 6000 }, (_, n) => `X-Cabecalho-${n}: ${to(30, "a")}`))}x`,
  "forged base64": () => head("Content-Transfer-Encoding: base64") + to(400_000, "=A=\r\n"),
  "forged quoted-printable and charset": () =>
    head("Content-Type: text/plain; charset=utf-7", "Content-Transfer-Encoding: quoted-printable") +
    to(400_000, "=ZZ=\r\n"),
  "a zip bomb attached": () =>
    parts(
      "mixed",
      `--b\r\nContent-Type: application/zip; name=a.zip\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines(ZEROS)}\r\n--b--`,
    ),
  "900 kB of open tags": () => head("Content-Type: text/html") + lines(to(900_000, "<a href='<!--")),
  "quotes that never close": () => `${head(`Authentication-Results: mx.eden.test; ${folded(to(60_000, '\\"'))}`)}x`,
};

const stack = await startWholeStack({ members: 4, pessoas: 60 });
const kinds = createKinds(stack);
const until = Date.now() + minutes * 60_000;
const facts = machineFacts();
const took: Record<string, number[]> = { health: [], leads: [], orders: [], members: [] };
const failed: Record<string, number> = {};

/** One after the other at this pace, until the time is over. */
async function repeat(name: string, everyMs: number, work: () => Promise<unknown>): Promise<void> {
  while (Date.now() < until) {
    const start = performance.now();
    try {
      await work();
    } catch {
      failed[name] = (failed[name] ?? 0) + 1;
    }
    took[name]?.push(performance.now() - start);
    await pause(Math.max(0, everyMs - (performance.now() - start)));
  }
}
const once = (kind: Kind) => () => kinds[kind]().send();

const ordinary: string[] = [];
async function deliverAll(): Promise<void> {
  const lmtp = await openLmtp(stack.dovecot.lmtpPort);
  const attacks = Object.values(KINDS_OF_ATTACK);
  const address = stack.pessoas[0]?.to ?? "";
  const everyMs = (minutes * 60_000 * 0.6) / hostile;
  for (let count = 0; count < hostile; count += 1) {
    await lmtp.deliver(address, attacks[count % attacks.length]?.() ?? "", "x@mau.test");
    const reply = kinds.replies();
    await reply.send();
    ordinary.push(reply.id);
    await pause(everyMs);
  }
  lmtp.close();
}

await Promise.all([
  deliverAll(),
  repeat("health", 50, () => fetch(`${stack.service.apiUrl}/healthz`, { signal: AbortSignal.timeout(30_000) })),
  repeat("leads", 200, once("leads")),
  repeat("orders", 1000, once("orders")),
  repeat("members", 500, once("notes")),
]);

const sql = stack.connect();
const state = async () => {
  const [row] = await sql`select count(*)::int as ordinary, count(distinct message_id)::int as different
    from privado.emails_recebidos where message_id = any (${ordinary.map((id) => `<${id}@cliente.com.br>`)})`;
  return { stored: row?.ordinary as number, different: row?.different as number };
};
const atEnd = await state();
/** How many messages each folder has. */
async function folders(): Promise<Record<string, number>> {
  const settings = correioSettingsOf({ ...stack.dovecot.env, MAIL_FROM: "a@eden.test", MAIL_TEAM: "b@eden.test" });
  if (!settings) throw new Error("the settings are not complete");
  const imap = await openMailbox(settings);
  const counts: Record<string, number> = {};
  for (const { path } of await imap.list()) {
    const status = await imap.status(path, { messages: true });
    counts[path] = status ? (status.messages ?? 0) : 0;
  }
  imap.close();
  return counts;
}
// What is left may take its time, but must come to an end: five attempts, one a minute.
const limit = Date.now() + Number(values.after) * 60_000;
while (Date.now() < limit && ((await folders()).INBOX ?? 0) > 0) await pause(3000);
const results = {
  machine: facts,
  hostile,
  kinds: Object.keys(KINDS_OF_ATTACK).length,
  ordinary: ordinary.length,
  storedWhenLoadEnded: atEnd,
  storedLater: await state(),
  folders: await folders(),
  minutesAfter: Number(((Date.now() - until) / 60_000).toFixed(1)),
  ms: Object.fromEntries(Object.entries(took).map(([name, all]) => [name, { count: all.length, ...spread(all) }])),
  failed,
};
writeResults("hostile-mail", results);
console.log(JSON.stringify(results, null, 2));
await sql.end({ timeout: 0 });
await stack.stop();
