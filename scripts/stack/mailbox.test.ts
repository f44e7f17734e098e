import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { startMailbox } from "./mailbox.ts";

const MESSAGE = [
  "From: =?UTF-8?Q?=C3=89den_Grupo?= <ola@exemplo.com.br>",
  "To: maria@farmacia.com.br",
  "Subject: =?UTF-8?Q?Recebemos_sua?=",
  " =?UTF-8?B?IGluc2NyacOnw6Nv?=",
  "Message-ID: <1@exemplo.com.br>",
  'Content-Type: multipart/alternative; boundary="b1"',
  "",
  "--b1",
  "Content-Type: text/plain; charset=utf-8",
  "Content-Transfer-Encoding: quoted-printable",
  "",
  "Ol=C3=A1, Maria! Uma linha muito =",
  "longa.",
  "--b1",
  "Content-Type: text/html; charset=utf-8",
  "Content-Transfer-Encoding: base64",
  "",
  Buffer.from("<p>Olá, Maria!</p>").toString("base64"),
  "--b1--",
  "",
].join("\r\n");

/** Speaks SMTP as a mail client does: one command after each reply. */
async function send(port: number, to: string, message: string): Promise<void> {
  const commands = [
    "EHLO teste",
    "MAIL FROM:<ola@exemplo.com.br>",
    `RCPT TO:<${to}>`,
    "DATA",
    `${message}\r\n.`,
    "QUIT",
  ];
  const socket = connect(port, "127.0.0.1");
  for await (const line of createInterface({ input: socket })) {
    if (line[3] === "-") continue;
    if (!/^[23]/.test(line)) throw new Error(line);
    const command = commands.shift();
    if (command) socket.write(`${command}\r\n`);
  }
}

async function openMailbox() {
  const folder = mkdtempSync(join(tmpdir(), "eden-mail-"));
  const mailbox = await startMailbox({ folder });
  onTestFinished(async () => {
    await mailbox.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { mailbox, folder };
}

test("a sent message can be awaited, read and deleted, and is stored on disk", async () => {
  const { mailbox, folder } = await openMailbox();
  const arrival = mailbox.waitFor((message) => message.to.includes("maria@farmacia.com.br"));
  await send(mailbox.smtpPort, "outra@farmacia.com.br", MESSAGE);
  await send(mailbox.smtpPort, "maria@farmacia.com.br", MESSAGE);
  expect(await arrival).toMatchObject({
    from: "ola@exemplo.com.br",
    subject: "Recebemos sua inscrição",
    messageId: "<1@exemplo.com.br>",
    text: "Olá, Maria! Uma linha muito longa.\n",
    html: "<p>Olá, Maria!</p>",
  });
  expect(mailbox.messages()).toHaveLength(2);
  expect(readdirSync(folder).filter((name) => name.endsWith(".eml"))).toHaveLength(2);
  mailbox.clear();
  expect(mailbox.messages()).toHaveLength(0);
});

test("the same over HTTP: a page for people, JSON for tests, and the raw message", async () => {
  const { mailbox } = await openMailbox();
  await send(mailbox.smtpPort, "maria@farmacia.com.br", MESSAGE.replace("Recebemos", "=3Cscript=3E"));
  const [message] = (await (await fetch(`${mailbox.httpUrl}/messages`)).json()) as { id: string; raw: string }[];
  const page = await (await fetch(mailbox.httpUrl)).text();
  expect(page).toContain("maria@farmacia.com.br");
  expect(page).not.toContain("<script>");
  expect(await (await fetch(`${mailbox.httpUrl}/messages/${message?.id}.eml`)).text()).toBe(message?.raw);
  expect((await fetch(`${mailbox.httpUrl}/messages`, { method: "DELETE" })).status).toBe(204);
  expect(await (await fetch(`${mailbox.httpUrl}/messages`)).json()).toEqual([]);
  expect((await fetch(`${mailbox.httpUrl}/etc/passwd`)).status).toBe(404);
});

test("waiting for a message that never arrives times out", async () => {
  const { mailbox } = await openMailbox();
  await expect(mailbox.waitFor(() => true, 50)).rejects.toThrow();
});
