import { createHash, randomBytes } from "node:crypto";
import type { Arena, Member } from "./arena.ts";
import { attack, countStatuses, type Group, held, refused } from "./attack.ts";
import type { Answer } from "./client.ts";
import { control } from "./control.ts";

/** Turns the calendar of a member on; returns its secret. */
async function newAgenda(arena: Arena, { rpc }: Member): Promise<string> {
  const secret = randomBytes(32);
  const hash = createHash("sha256").update(secret).digest().toString("hex");
  control(
    (await rpc("gravar_agenda", { comando: arena.uuid(), hash, mostrar_texto: false })).status === 200,
    "a calendar is turned on",
  );
  return secret.toString("base64url");
}
const readAgenda = (arena: Arena, secret: string) => arena.visitor().painel(`/api/agenda/${secret}.ics`);

const notes = [
  attack(
    "agenda-guess",
    "A hundred random calendar addresses, and one with a letter changed",
    "a member's next steps",
    async (arena) => {
      const secret = await newAgenda(arena, await arena.member("atendimento"));
      control((await readAgenda(arena, secret)).status === 200, "the right address is read");
      const last = secret.startsWith("A") ? `B${secret.slice(1)}` : `A${secret.slice(1)}`;
      const guesses = [
        last,
        secret.toLowerCase(),
        ...Array.from({ length: 100 }, () => randomBytes(32).toString("base64url")),
      ];
      const answers = await Promise.all(guesses.map((guess) => readAgenda(arena, guess)));
      return held(
        answers.every(({ status }) => status === 404) && new Set(answers.map(({ body }) => body)).size === 1,
        countStatuses(answers),
      );
    },
  ),
  attack(
    "agenda-ended",
    "The address after it was replaced, ended, and after deactivation",
    "steps of who left",
    async (arena) => {
      const answers: Answer[] = [];
      const [one, other, former] = [
        await arena.member("atendimento"),
        await arena.member("atendimento"),
        await arena.member("atendimento"),
      ];
      const replaced = await newAgenda(arena, one);
      await newAgenda(arena, one);
      answers.push(await readAgenda(arena, replaced));
      const ended = await newAgenda(arena, other);
      await other.rpc("apagar_agenda", { comando: arena.uuid() });
      answers.push(await readAgenda(arena, ended));
      const left = await newAgenda(arena, former);
      await arena.db.query("update privado.equipe set ativa = false, desativada_em = now() where id = $1", [former.id]);
      answers.push(await readAgenda(arena, left));
      return refused(answers, 404);
    },
  ),
  attack(
    "agenda-other",
    "The calendar of a member shows steps of a colleague, or surnames",
    "other people's steps",
    async (arena) => {
      const [one, other] = [await arena.member("atendimento"), await arena.member("atendimento")];
      for (const { id } of [one, other]) {
        await arena.db.query(
          "insert into privado.pessoas (nome, telefone, dono, passo_texto, passo_em) values ($2, '16998124470', $1, 'Cobrar a dívida', now() + interval '1 day')",
          [id, id === one.id ? "Rosângela Almeida" : "Zulmira Prado"],
        );
      }
      const { body } = await readAgenda(arena, await newAgenda(arena, one));
      control(body.includes("Rosângela"), "its own step is there");
      return held(!/Zulmira|Almeida|16998124470|dívida/.test(body), "first name of the own step only");
    },
  ),
  attack(
    "agenda-edge",
    "The calendar on the site's host, by POST, and its secret in a log",
    "a link in a log",
    async (arena) => {
      const secret = await newAgenda(arena, await arena.member("atendimento"));
      const path = `/api/agenda/${secret}.ics`;
      const client = arena.visitor();
      const answers = [
        await client.site(path),
        await client.painel(path, { body: {}, headers: { origin: arena.painelUrl } }),
      ];
      const right = await client.painel(path);
      control(right.status === 200, "the panel's host serves it");
      return held(
        answers.every(({ status }) => status === 404) && right.headers["cache-control"] === "no-store",
        countStatuses(answers),
      );
    },
  ),
  attack("agenda-flood", "One address of a calendar is read 65 times", "a busy database", async (arena) => {
    const secret = await newAgenda(arena, await arena.member("atendimento"));
    const answers = await Promise.all(Array.from({ length: 65 }, () => readAgenda(arena, secret)));
    return held(answers.filter(({ status }) => status === 200).length <= 60, countStatuses(answers));
  }),
  attack(
    "mention",
    "A note mentions a former member, a stranger, and 21 people",
    "notices to who may not read",
    async (arena) => {
      const [{ rpc }, pessoa, former] = [
        await arena.member("atendimento"),
        await arena.pessoa(),
        await arena.member("leitura"),
      ];
      await arena.db.query("update privado.equipe set ativa = false, desativada_em = now() where id = $1", [former.id]);
      const note = (mencoes: string[]) =>
        rpc("anotar", { comando: arena.uuid(), pessoa: pessoa.id, texto: "Oi @Membro leitura", mencoes });
      const answers = [
        await note([arena.uuid()]),
        await note([former.id]),
        await note(Array.from({ length: 21 }, () => arena.uuid())),
      ];
      const notices = await arena.rows("select from privado.avisos where pessoa_id = $1 and tipo = 'mencao'", [
        pessoa.id,
      ]);
      const { held: closed, answered } = refused(answers, 400, 422);
      return held(closed && notices.length === 0, `${answered}, ${notices.length} notices`);
    },
  ),
];

export const AGENDA: Group = { name: "calendar and mentions", attacks: notes };
