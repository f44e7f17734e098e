import { attack, type Group, held, refused } from "./attack.ts";
import { control } from "./control.ts";
import { deliver, linesOf, reply, talking } from "./mail-senders.ts";

const HTML = `<script>alert(1)</script><img src=x onerror=alert(2)><a href="javascript:alert(3)">clique</a>
<iframe src="https://evil.example"></iframe><p>Pode ser amanhã?</p><style>*{display:none}</style>`;

const contents = [
  attack("reply-html", "Script, frames and handlers in an answer", "a script in the panel", async (arena) => {
    const pessoa = await talking(arena);
    const source = reply(pessoa.to, pessoa.email, { words: HTML }).replace("text/plain", "text/html");
    await deliver(arena, pessoa.to, source, pessoa.email);
    const texto = (await linesOf(arena, pessoa)).at(-1)?.texto ?? "";
    control(texto.includes("Pode ser amanhã?"), "the words arrive");
    return held(!/<|alert|javascript:|onerror|evil\.example/.test(texto), JSON.stringify(texto.slice(0, 40)));
  }),
  attack(
    "reply-headers",
    "Line breaks, direction marks and control characters in subject and name",
    "a forged header or name",
    async (arena) => {
      const pessoa = await talking(arena);
      const encoded = Buffer.from("Oi\r\nBcc: todos@exemplo.com\u202egpj\u0000").toString("base64");
      const source = reply(pessoa.to, pessoa.email)
        .replace(/^Subject: .*$/m, `Subject: =?UTF-8?B?${encoded}?=`)
        .replace("=?UTF-8?Q?Ros=C3=A2ngela?=", `=?UTF-8?B?${encoded}?=`);
      await deliver(arena, pessoa.to, source, pessoa.email);
      const line = (await linesOf(arena, pessoa)).at(-1);
      const told = `${line?.assunto}${line?.nome}`;
      return held(line !== undefined && !/[\p{Cc}\p{Bidi_Control}]/u.test(told), JSON.stringify(line?.assunto));
    },
  ),
  attack(
    "reply-answered",
    "A member answers a message whose subject and ids inject headers",
    "an e-mail to a third address",
    async (arena) => {
      const [pessoa, membro] = [await talking(arena), await arena.member("atendimento")];
      const [line] = await linesOf(arena, pessoa);
      const answer = (assunto: string) =>
        membro.rpc("enviar_email", {
          ...{ comando: arena.uuid(), pessoa: pessoa.id, para: pessoa.email, texto: "<b>Oi</b>" },
          ...{ assunto, em_resposta_a: line?.email },
        });
      const injected = await answer("Oi\r\nBcc: todos@exemplo.com");
      control((await answer("Re: A sua farmácia")).status === 200, "an honest answer is sent");
      const mail = await arena.stack.mailbox.waitFor(
        ({ to, subject }) => to.includes(pessoa.email) && subject.startsWith("Re:"),
      );
      const bcc = arena.stack.mailbox.messages().some(({ to }) => to.includes("todos@exemplo.com"));
      const escaped = !mail.html.includes("<b>Oi</b>");
      return held(!bcc && escaped, `subject with a line break: ${injected.status}; the text is escaped`);
    },
  ),
  attack(
    "reply-loop",
    "Automatic answers, list mail and bounces that ask for an answer",
    "a loop of e-mails",
    async (arena) => {
      const pessoa = await talking(arena);
      const before = arena.stack.mailbox.messages().filter(({ to }) => to.includes(pessoa.email)).length;
      const kinds = [
        "Auto-Submitted: auto-replied",
        "Precedence: bulk",
        "X-Autoreply: yes",
        "List-Id: <x.example>",
        "Return-Path: <>",
      ];
      for (const header of kinds)
        await deliver(arena, pessoa.to, reply(pessoa.to, pessoa.email, { more: [header] }), pessoa.email);
      const sent = arena.stack.mailbox.messages().filter(({ to }) => to.includes(pessoa.email)).length - before;
      const people = (await linesOf(arena, pessoa)).filter(({ tipo }) => tipo === "pessoa").length;
      return held(sent <= 1, `${sent} e-mails sent (a receipt at most), ${people - 1} of 5 taken for a person`);
    },
  ),
  attack(
    "reply-attachment",
    "A file of an answer: by another role, without a session, from another page, a path as its name",
    "a harmful file opened",
    async (arena) => {
      const pessoa = await talking(arena);
      const body = [
        ...["--B", "Content-Type: text/plain; charset=utf-8", "", "Segue.", "--B"],
        ...[
          'Content-Type: application/pdf; name="../../etc/nota\u202efdp.exe.pdf"',
          "Content-Transfer-Encoding: base64",
        ],
        ...[
          'Content-Disposition: attachment; filename="../../etc/nota.pdf"',
          "",
          Buffer.from("%PDF-1.4 x").toString("base64"),
          "--B--",
          "",
        ],
      ].join("\r\n");
      const [head = ""] = reply(pessoa.to, pessoa.email).split("\r\n\r\n");
      const source = `${head.replace(/Content-Type: .*/, 'Content-Type: multipart/mixed; boundary="B"').replace(/Content-Transfer.*\r?\n?/, "")}\r\n\r\n${body}`;
      await deliver(arena, pessoa.to, source.replace("\r\n\r\n\r\n", "\r\n\r\n"), pessoa.email);
      const line = (await linesOf(arena, pessoa)).at(-1);
      const [anexo] = line?.anexos ?? [];
      control(anexo !== undefined, "the file is offered");
      const path = `/anexos/${line?.email}/${anexo?.parte}`;
      const [member, reader, officer] = [
        await arena.member("atendimento"),
        await arena.member("leitura"),
        await arena.member("encarregado"),
      ];
      const right = await member.get(path);
      control(right.status === 200, `a member downloads it (${right.status})`);
      const answers = [
        await reader.get(path),
        await officer.get(path),
        await member.get(path, { headers: { "sec-fetch-site": "cross-site" } }),
        await arena.visitor().painel(`/api/painel${path}`),
      ];
      const safe =
        /attachment/.test(String(right.headers["content-disposition"])) &&
        !/\.\.|%2F/i.test(String(right.headers["content-disposition"]));
      const { held: closed, answered } = refused(answers, 401, 403);
      return held(
        closed && safe && right.headers["content-type"] === "application/octet-stream",
        `${answered}; ${right.headers["content-disposition"]}`,
      );
    },
  ),
  attack("reply-huge", "A message of 3 MB and one nested a hundred deep", "a stopped reader", async (arena) => {
    const pessoa = await arena.pessoa();
    const nested = Array.from(
      { length: 100 },
      (_, depth) => `--b${depth}\r\nContent-Type: multipart/mixed; boundary=b${depth + 1}\r\n\r\n`,
    );
    const deep = reply(pessoa.to, pessoa.email)
      .replace(/Content-Type: .*/, "Content-Type: multipart/mixed; boundary=b0")
      .concat(nested.join(""));
    await arena.deliver(pessoa.to, deep, pessoa.email);
    await arena.deliver(pessoa.to, reply(pessoa.to, pessoa.email, { words: "x ".repeat(1_500_000) }), pessoa.email);
    const after = await deliver(arena, pessoa.to, reply(pessoa.to, pessoa.email), pessoa.email);
    const longest = Math.max(...(await linesOf(arena, pessoa)).map(({ texto }) => texto.length));
    return held(
      after !== undefined && longest < 1_100_000,
      `the next message arrives; the longest text has ${longest} characters`,
    );
  }),
  attack("reply-twice", "One message delivered three times", "three lines and three waits", async (arena) => {
    const pessoa = await arena.pessoa();
    const source = reply(pessoa.to, pessoa.email);
    for (let count = 0; count < 3; count += 1) await deliver(arena, pessoa.to, source, pessoa.email);
    const lines = await linesOf(arena, pessoa);
    return held(lines.length === 1, `${lines.length} line`);
  }),
];

export const MAIL_CONTENTS: Group = { name: "incoming e-mail: contents", attacks: contents };
