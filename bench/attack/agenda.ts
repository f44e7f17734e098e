import { createHash, randomBytes } from "node:crypto";
import type { Arena, Member } from "./arena.ts";
import { attack, countStatuses, type Group, held } from "./attack.ts";
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
];

export const AGENDA: Group = { name: "calendar and mentions", attacks: notes };
