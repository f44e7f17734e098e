import { replySource } from "../../service/tests/use-correio.ts";
import type { Arena, Pessoa } from "./arena.ts";
import { attack, type Group, held } from "./attack.ts";
import { control } from "./control.ts";

interface Line {
  email: string;
  texto: string;
  assunto: string;
  nome: string | null;
  remetente: string;
  caminho: string;
  autenticacao: string;
  tipo: string;
  anexos: { parte: string; nome: string }[];
}

const COLUMNS = "r.id as email, r.texto, r.assunto, r.nome, r.remetente, r.caminho, r.autenticacao, r.tipo, r.anexos";
/** What of received e-mails a person's timeline has. */
const linesOf = (arena: Arena, { id }: Pessoa): Promise<Line[]> =>
  arena.rows<Line>(
    `select ${COLUMNS} from privado.historico as h
    join privado.emails_recebidos as r on r.id::text = h.dados ->> 'email' where h.pessoa_id = $1 order by h.em`,
    [id],
  );

/** Delivers a message and waits until the service has read it; undefined if it was stored nowhere. */
async function deliver(arena: Arena, to: string, source: string, from: string): Promise<Line | undefined> {
  const [, id = ""] = /^Message-ID: (<.*>)/im.exec(source) ?? [];
  // The mailbox is read in order: once the marker is stored, so is what was delivered before it.
  const marker = await arena.pessoa();
  await arena.deliver(to, source, from);
  await arena.deliver(marker.to, replySource({ to: marker.to, from: marker.email }), marker.email);
  await arena.until(async () => (await linesOf(arena, marker)).length > 0);
  const found = `select ${COLUMNS} from privado.emails_recebidos as r where r.message_id = $1 order by r.criado_em desc limit 1`;
  return (await arena.rows<Line>(found, [id]))[0];
}

const reply = (to: string, from: string, more: Partial<Parameters<typeof replySource>[0]> = {}) =>
  replySource({ to, from, ...more });

/** An honest answer arrives: the control of every attack that must not. */
async function talking(arena: Arena): Promise<Pessoa> {
  const pessoa = await arena.pessoa();
  await deliver(arena, pessoa.to, reply(pessoa.to, pessoa.email), pessoa.email);
  control((await linesOf(arena, pessoa)).length === 1, "an honest answer joins its conversation");
  return pessoa;
}

const contents = [
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
];

export const MAIL_CONTENTS: Group = { name: "incoming e-mail", attacks: contents };
