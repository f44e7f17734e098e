import { randomUUID } from "node:crypto";
import { painelRoutes } from "../../service/src/painel/painel-routes.ts";
import { type Arena, hashOf, type Member } from "./arena.ts";
import { attack, type Group, held, refused } from "./attack.ts";
import type { Answer } from "./client.ts";
import { control } from "./control.ts";

/** What a session without the second factor is for, and public facts: our key for messages, the site's address and its towns. */
const FOR_HALF = [
  "/codigo",
  "/entrar",
  "/fator",
  "/segundo-fator",
  "/uso",
  "/sair",
  "/avisos/chave",
  "/textos/enderecos",
  "/raio-x/sp/marilia",
];

/** Every route of the panel, read from the service itself, with an id in the place of each parameter. */
export function painelPaths(id: string): { method: string; path: string }[] {
  const { routes } = painelRoutes({} as never, { signIn: {} as never, url: "" });
  const paths = routes
    .filter(({ method, path }) => method !== "ALL" && !path.includes("*"))
    .map(({ method, path }) => ({
      method,
      path: path
        .replace(":file{dados\\.(?:json|html)}", "dados.json")
        .replace("/:email/:parte", `/${id}/2`)
        .replace("/:uf{[a-z]{2}}/:cidade{[a-z-]+}", "/sp/marilia")
        .replace("/rpc/:funcao", "/rpc/eu")
        .replace(/:\w+\{.+?\}\}?(?=\/|$)/g, id),
    }));
  return [...new Map(paths.map((one) => [`${one.method} ${one.path}`, one])).values()];
}

/** Documents that the routes accept, so that a refusal is of the session and not of its body. */
const BODIES: Record<string, object> = {
  convidar: { email: "intruso@exemplo.com.br", nome: "Intruso", papel: "gestao" },
  link: { comando: randomUUID(), forma: "pix" },
  aparelho: {
    ...{ endereco: "https://fcm.googleapis.com/x", nome: "x" },
    p256dh: "a".repeat(87),
    auth: "a".repeat(22),
  },
  testar: { id: randomUUID() },
};

const callAll = (paths: { method: string; path: string }[], { get, post }: Member) =>
  Promise.all(
    paths.map(({ method, path }) =>
      method === "GET"
        ? get(path.replace("caixa.csv", "caixa.csv?vista=todas"))
        : post(path, BODIES[path.split("/").at(-1) ?? ""] ?? {}, { headers: { "sec-fetch-site": "same-origin" } }),
    ),
  );

const ORIGINS: [string, (arena: Arena) => string | undefined][] = [
  ["no Origin", () => undefined],
  ["a foreign Origin", () => "https://evil.example"],
  ["the site's Origin", ({ siteUrl }) => siteUrl],
  ["Origin null", () => "null"],
  ["the panel's Origin with a suffix", ({ painelUrl }) => `${painelUrl}.evil.example`],
  ["the panel's Origin with a slash", ({ painelUrl }) => `${painelUrl}/`],
];

const origins = ORIGINS.map(([what, originOf], index) =>
  attack(
    `origin-${index}`,
    `A write with ${what}, through nginx and straight at the service`,
    "a forged request",
    async (arena) => {
      const { client, cookie, rpc } = await arena.member("atendimento");
      control((await rpc("eu")).status === 200, "the panel's own Origin is answered");
      const origin = originOf(arena);
      const ask = { body: {}, headers: { cookie, ...(origin !== undefined && { origin }) } };
      const path = "/api/painel/rpc/eu";
      return refused([await client.painel(path, ask), await client.service(path, ask)], 403);
    },
  ),
);

export const SESSION: Group = {
  name: "session",
  attacks: [
    attack(
      "half-session",
      "A session without the second factor calls every route",
      "the panel with a mailbox alone",
      async (arena) => {
        const half = await arena.member("gestao", "aal1");
        const paths = painelPaths(arena.uuid()).filter(({ path }) => !FOR_HALF.includes(path));
        control(paths.length >= 14, `the service has routes (${paths.length})`);
        return judgeHalf(paths, await callAll(paths, half));
      },
    ),
    attack("no-session", "Every route is called without a session", "the panel for anybody", async (arena) => {
      const nobody = arena.memberWith({ id: "", email: "", segredo: "", papel: "leitura" }, "");
      const paths = painelPaths(arena.uuid()).filter(({ path }) => !["/codigo", "/entrar"].includes(path));
      return refused(await callAll(paths, nobody), 401);
    }),
    ...origins,
    attack("guessed-number", "Two hundred random session numbers", "somebody's session", async (arena) => {
      const nobody = { id: "", email: "", segredo: "", papel: "gestao" } as const;
      const numbers = Array.from({ length: 200 }, () => hashOf(arena.uuid()).toString("base64url"));
      const answers = await Promise.all(
        numbers.map((number) => arena.memberWith(nobody, `painel=${number}`).rpc("eu")),
      );
      return refused(answers, 401);
    }),
  ],
};

function judgeHalf(paths: { method: string; path: string }[], answers: Answer[]) {
  const open = answers.flatMap(({ status }, index) => (status === 403 ? [] : [`${paths[index]?.path} ${status}`]));
  return held(open.length === 0, open.length > 0 ? open.join(", ") : `${answers.length} routes: 403`);
}
