import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { startMailbox } from "../../../scripts/stack/mailbox.ts";
import { timeLimit } from "../../../scripts/time-limit.ts";
import { type Silence, startSilentSmtp } from "../../tests/silent-smtp.ts";
import { createMailer, transportUrl } from "./mailer.ts";

const FROM = { from: "site@exemplo.com.br", team: "vendas@exemplo.com.br" };
const MAIL = { to: "ana@exemplo.com.br", subject: "Olá", text: "Olá", html: "<p>Olá</p>" };

async function secondsToReject(silence: Silence, more: { sendWithinMs?: number } = {}): Promise<number> {
  const server = await startSilentSmtp(silence);
  const mailer = createMailer({ smtpUrl: server.smtpUrl, ...FROM, ...more });
  const start = performance.now();
  await expect(mailer.send("chave", MAIL)).rejects.toThrow();
  const seconds = (performance.now() - start) / 1000;
  mailer.close();
  await server.stop();
  return seconds;
}

test("[SEC-H3] a mail server that never greets, or greets and then stops answering, times out instead of after the default of minutes", async () => {
  const [mute = 0, greets = 0] = await Promise.all([secondsToReject("mute"), secondsToReject("greets")]);
  expect(mute).toBeLessThan(25);
  expect(greets).toBeLessThan(28);
});

test("[SEC-H3] a mail server that answers endlessly times out, and the next message gets a new connection", async () => {
  expect(await secondsToReject("trickles", { sendWithinMs: 1500 })).toBeLessThan(25);

  const server = await startSilentSmtp("trickles");
  const mailer = createMailer({ smtpUrl: server.smtpUrl, ...FROM, sendWithinMs: 500 });
  for (const key of ["um", "dois"]) await expect(mailer.send(key, MAIL)).rejects.toThrow("took more than 500 ms");
  expect(server.connections()).toBe(2);
  mailer.close();
  await server.stop();
});

test("[SEC-H3] closing the mailer aborts a delivery in progress", async () => {
  const server = await startSilentSmtp("greets");
  const mailer = createMailer({ smtpUrl: server.smtpUrl, ...FROM });
  const sent = expect(mailer.send("chave", MAIL)).rejects.toThrow();
  await expect.poll(() => server.connections(), { timeout: timeLimit(20_000) }).toBe(1);
  const start = performance.now();
  mailer.close();
  await sent;
  expect(performance.now() - start).toBeLessThan(9000);
  await server.stop();
});

test("[SEC-H3] messages share connections", async () => {
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect: (_session, accept) => {
      connections += 1;
      accept();
    },
    onData: (stream, _session, done) => void stream.resume().on("end", () => done()),
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, ...FROM });
  for (const key of ["um", "dois", "tres"]) await mailer.send(key, MAIL);
  expect(connections).toBe(1);
  mailer.close();
  await new Promise<void>((done) => server.close(() => done()));
});

test("[SEC-L16] only loopback is sent to without TLS", async () => {
  const requireTls = (smtpUrl: string) => new URL(transportUrl(smtpUrl)).searchParams.get("requireTLS");
  expect(requireTls("smtp://u:p@smtp.exemplo.com.br:587")).toBe("true");
  expect(requireTls("smtp://127.0.0.1.exemplo.com.br")).toBe("true");
  for (const local of ["smtp://127.0.0.1:2525", "smtp://localhost", "smtp://[::1]:25"])
    expect(requireTls(local)).toBe("false");

  const mailbox = await startMailbox({});
  const mailer = createMailer({ smtpUrl: `${mailbox.smtpUrl}?requireTLS=true`, ...FROM });
  await expect(mailer.send("chave", MAIL)).rejects.toThrow();
  expect(mailbox.messages()).toEqual([]);
  mailer.close();
  await mailbox.stop();
});

test("user name and password with reserved characters reach the server unchanged", () => {
  const url = new URL(transportUrl("smtp://site%40exemplo.com.br:a%2Fb%3Ac@smtp.exemplo.com.br:587"));
  expect([url.username, url.password].map(decodeURIComponent)).toEqual(["site@exemplo.com.br", "a/b:c"]);
});

test("[SEC-L17] every message is marked as automatic", async () => {
  const mailbox = await startMailbox({});
  const mailer = createMailer({ smtpUrl: mailbox.smtpUrl, ...FROM });
  await mailer.send("chave", MAIL);
  const [message] = mailbox.messages();
  expect(message?.raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  expect(message?.raw).toMatch(/^X-Auto-Response-Suppress: All\r?$/m);
  mailer.close();
  await mailbox.stop();
});
