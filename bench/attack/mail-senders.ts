import { randomUUID } from "node:crypto";
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
export const linesOf = (arena: Arena, { id }: Pessoa): Promise<Line[]> =>
  arena.rows<Line>(
    `select ${COLUMNS} from privado.historico as h
    join privado.emails_recebidos as r on r.id::text = h.dados ->> 'email' where h.pessoa_id = $1 order by h.em`,
    [id],
  );

/** Delivers a message and waits until the service has read it; undefined if it was stored nowhere. */
export async function deliver(arena: Arena, to: string, source: string, from: string): Promise<Line | undefined> {
  const [, id = ""] = /^Message-ID: (<.*>)/im.exec(source) ?? [];
  // The mailbox is read in order: once the marker is stored, so is what was delivered before it.
  const marker = await arena.pessoa();
  await arena.deliver(to, source, from);
  await arena.deliver(marker.to, replySource({ to: marker.to, from: marker.email }), marker.email);
  await arena.until(async () => (await linesOf(arena, marker)).length > 0);
  const found = `select ${COLUMNS} from privado.emails_recebidos as r where r.message_id = $1 order by r.criado_em desc limit 1`;
  return (await arena.rows<Line>(found, [id]))[0];
}

export const reply = (to: string, from: string, more: Partial<Parameters<typeof replySource>[0]> = {}) =>
  replySource({ to, from, ...more });

/** An honest answer arrives: the control of every attack that must not. */
export async function talking(arena: Arena): Promise<Pessoa> {
  const pessoa = await arena.pessoa();
  await deliver(arena, pessoa.to, reply(pessoa.to, pessoa.email), pessoa.email);
  control((await linesOf(arena, pessoa)).length === 1, "an honest answer joins its conversation");
  return pessoa;
}

/** Moves the letter at a place of the code by one. */
const forged = (to: string, at: number) =>
  to.replace(/\+([a-z2-7]{53})@/, (_, code: string) => {
    const letter = code[at] === "a" ? "b" : "a";
    return `+${code.slice(0, at)}${letter}${code.slice(at + 1)}@`;
  });

const FAILED = "Authentication-Results: mx.eden.test; dmarc=fail header.from=farmacia.com.br; spf=fail; dkim=none";
const joining = [
  attack(
    "reply-forged-code",
    "Answers to a conversation with one letter of its code changed",
    "a place in a conversation",
    async (arena) => {
      const pessoa = await talking(arena);
      for (const at of [0, 26, 40, 52]) {
        const to = forged(pessoa.to, at);
        await deliver(arena, to, reply(to, `intruso.${randomUUID()}@evil.example`), "intruso@evil.example");
      }
      const lines = await linesOf(arena, pessoa);
      return held(lines.length === 1, `${lines.length - 1} of 4 joined`);
    },
  ),
  attack(
    "reply-code-of-other",
    "The code of one conversation with the sender of another",
    "words in another's name",
    async (arena) => {
      const [pessoa, victim] = [await talking(arena), await talking(arena)];
      await deliver(arena, pessoa.to, reply(pessoa.to, victim.email), victim.email);
      const [lines, others] = [await linesOf(arena, pessoa), await linesOf(arena, victim)];
      return held(
        others.length === 1 && lines.at(-1)?.remetente === victim.email,
        "joins the code's, with the sender named",
      );
    },
  ),
  attack(
    "reply-forged-sender",
    "A message in the name of a customer that fails authentication",
    "words in a customer's name",
    async (arena) => {
      const pessoa = await talking(arena);
      const source = reply("conversas@eden.test", pessoa.email, { more: [FAILED] });
      const stored = await deliver(arena, "conversas@eden.test", source, "intruso@evil.example");
      const lines = await linesOf(arena, pessoa);
      return held(lines.length === 1 && stored?.autenticacao === "falhou", `${stored?.autenticacao}, joins nobody`);
    },
  ),
  attack(
    "reply-own-results",
    "A sender writes its own Authentication-Results below ours",
    "a forged sender believed",
    async (arena) => {
      const pessoa = await talking(arena);
      const more = [FAILED, "Authentication-Results: mx.eden.test; dmarc=pass header.from=farmacia.com.br"];
      const stored = await deliver(
        arena,
        "conversas@eden.test",
        reply("conversas@eden.test", pessoa.email, { more }),
        "intruso@evil.example",
      );
      return held(
        (await linesOf(arena, pessoa)).length === 1 && stored?.autenticacao === "falhou",
        `${stored?.autenticacao}`,
      );
    },
  ),
  attack(
    "reply-two-senders",
    "Two senders, of which one is the customer",
    "a forged sender believed",
    async (arena) => {
      const pessoa = await talking(arena);
      const source = reply("conversas@eden.test", `intruso@evil.example>, <${pessoa.email}`, {
        more: ["Authentication-Results: mx.eden.test; dmarc=pass header.from=evil.example"],
      });
      await deliver(arena, "conversas@eden.test", source, "intruso@evil.example");
      return held((await linesOf(arena, pessoa)).length === 1, "joins nobody");
    },
  ),
  attack(
    "reply-stranger",
    "A stranger names an invented message as the one it answers",
    "a place in a conversation",
    async (arena) => {
      const pessoa = await talking(arena);
      const more = [`In-Reply-To: <${randomUUID()}@exemplo.com.br>`, `References: <${pessoa.id}@eden.test>`];
      await deliver(
        arena,
        "conversas@eden.test",
        reply("conversas@eden.test", "intruso@evil.example", { more }),
        "intruso@evil.example",
      );
      return held((await linesOf(arena, pessoa)).length === 1, "joins nobody");
    },
  ),
  attack(
    "reply-own-address",
    "A message in the name of our own sending address",
    "words in the team's name",
    async (arena) => {
      const pessoa = await talking(arena);
      await deliver(arena, pessoa.to, reply(pessoa.to, "site@exemplo.com.br"), "intruso@evil.example");
      const lines = await linesOf(arena, pessoa);
      return held(
        !lines.some(({ remetente, tipo }) => remetente === "site@exemplo.com.br" && tipo === "pessoa"),
        `${lines.length - 1} lines as a person`,
      );
    },
  ),
];

export const MAIL_SENDERS: Group = { name: "incoming e-mail: sender", attacks: joining };
