import { randomBytes } from "node:crypto";
import type { Papel } from "../../domain/painel/valores.ts";
import { type Arena, currentTotp, mailedCode, sessionOf, signIn } from "./arena.ts";
import { attack, countStatuses, type Group, held, refused } from "./attack.ts";
import type { Client } from "./client.ts";
import { control } from "./control.ts";

const PAPEL: Papel = "atendimento";
const stranger = (arena: Arena) => `fora.${arena.uuid()}@exemplo.com.br`;
const poster =
  (arena: Arena, client: Client = arena.visitor()) =>
  (path: string, body: unknown, cookie = "") =>
    client.painel(`/api/painel${path}`, { body, headers: { origin: arena.painelUrl, cookie } });

/** Asks for a code and returns it with the function that posts from the same browser. */
async function askCode(arena: Arena, email: string) {
  const post = poster(arena);
  const known = arena.stack.mailbox.messages().slice();
  control((await post("/codigo", { email })).status === 204, "a member asks for a code");
  return { post, codigo: await mailedCode(arena, email, known) };
}

const wrongCode = (codigo: string) => String((Number(codigo) + 1) % 1_000_000).padStart(6, "0");
const guesses = (post: ReturnType<typeof poster>, email: string, codigo: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => post("/entrar", { email, codigo: wrongCode(codigo) })));
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** First factor: the code by e-mail. */
const codes = [
  attack(
    "unknown-time",
    "The time of the answer tells known from unknown addresses",
    "who works here",
    async (arena) => {
      const pairs: [known: number, unknown: number][] = [];
      for (let round = 0; round < 15; round += 1) {
        const membro = await arena.member(PAPEL);
        const post = poster(arena);
        const known = async () => (await post("/codigo", { email: membro.email })).ms;
        const unknown = async () => (await post("/codigo", { email: stranger(arena) })).ms;
        // Each goes first every other time: the second one finds a warm connection pool.
        if (round % 2) pairs.push([await known(), await unknown()]);
        else pairs.push([await unknown(), await known()].reverse() as [number, number]);
      }
      const [known, unknown] = [median(pairs.map(([one]) => one)), median(pairs.map(([, other]) => other))];
      const slower = pairs.filter(([one, other]) => one > other).length;
      // A busy machine is slow for both alike: only one that is nearly always slower tells something.
      const tells = Math.abs(known - unknown) > 5 && (slower <= 1 || slower >= 14);
      return held(!tells, `${known.toFixed(1)} against ${unknown.toFixed(1)} ms, slower in ${slower} of 15`);
    },
  ),
  ...["in capitals", "with blanks", "with +x", "with another case of the domain"].map((how, index) =>
    attack(
      `spelling-${index}`,
      `After five guesses the address is written ${how}`,
      "five more tries",
      async (arena) => {
        const { email } = await arena.member(PAPEL);
        const { post, codigo } = await askCode(arena, email);
        await guesses(post, email, codigo, 5);
        const spelt = [
          email.toUpperCase(),
          ` ${email} `,
          email.replace("@", "+x@"),
          email.replace("exemplo", "ExEmplo"),
        ][index];
        return refused(await guesses(post, String(spelt), codigo, 6), 429, 400);
      },
    ),
  ),
  attack("no-request", "A code is tried that nobody asked for", "a guess without an e-mail", async (arena) => {
    const { email } = await arena.member(PAPEL);
    return refused(await poster(arena)("/entrar", { email, codigo: "123456" }), 429);
  }),
  attack(
    "hostile-bodies",
    "A 60 kB address, deep JSON, __proto__, an array",
    "an error or a slow answer",
    async (arena) => {
      const bodies = [
        { email: `${"a".repeat(60_000)}@exemplo.com.br` },
        "[".repeat(20_000),
        '{"__proto__": {"email": "x@exemplo.com.br"}, "email": {"constructor": 1}}',
        [],
        { email: ["a@exemplo.com.br"] },
      ];
      const post = poster(arena);
      const answers = await Promise.all(bodies.map((body) => post("/codigo", body)));
      const { held: fine, answered } = refused(answers, 204, 400);
      const slowest = Math.round(Math.max(...answers.map(({ ms }) => ms)));
      return held(fine && slowest < 2000, `${answered}, at most ${slowest} ms`);
    },
  ),
  attack("flood-of-codes", "One address asks for codes and guesses without end", "no limit", async (arena) => {
    const post = poster(arena);
    const asked = [];
    for (let count = 0; count < 32; count += 1) asked.push(await post("/codigo", { email: stranger(arena) }));
    const tried = [];
    for (let count = 0; count < 62; count += 1) {
      tried.push(await post("/entrar", { email: stranger(arena), codigo: "000000" }));
    }
    const over = [asked.slice(30), tried.slice(60)].flat();
    const limited = over.every(({ status, headers }) => status === 429 && headers["retry-after"]);
    return held(limited, `31st and 61st: ${countStatuses(over)}`);
  }),
];

/** Second factor. */
const factors = [
  attack(
    "other-factor",
    "The authenticator of another member is used",
    "a session with one's own telephone",
    async (arena) => {
      const [victim, own] = [await arena.member(PAPEL), await arena.member(PAPEL)];
      const { post, codigo } = await askCode(arena, victim.email);
      const cookie = `painel=${sessionOf(await post("/entrar", { email: victim.email, codigo }))}`;
      const [factor] = await arena.rows<{ id: string }>("select id from auth.mfa_factors where user_id = $1", [own.id]);
      const tried = await post("/segundo-fator", { codigo: currentTotp(own), fator: factor?.id }, cookie);
      const right = await post("/segundo-fator", { codigo: currentTotp(victim) }, cookie);
      control(right.status === 200, "the member's own authenticator is accepted");
      return refused(tried, 401);
    },
  ),
  attack(
    "second-authenticator",
    "The mailbox alone adds a second authenticator",
    "a second factor of one's own",
    async (arena) => {
      const { email } = await arena.member(PAPEL);
      const { post, codigo } = await askCode(arena, email);
      const cookie = `painel=${sessionOf(await post("/entrar", { email, codigo }))}`;
      return refused(await post("/fator", {}, cookie), 409);
    },
  ),
  attack(
    "fixation",
    "A session number chosen by the attacker survives the sign-in",
    "the member's session",
    async (arena) => {
      const membro = await arena.member(PAPEL);
      const chosen = randomBytes(32).toString("base64url");
      const { post, codigo } = await askCode(arena, membro.email);
      const first = await post("/entrar", { email: membro.email, codigo }, `painel=${chosen}`);
      control(sessionOf(first) !== "", "a session is opened");
      const used = await post("/rpc/eu", {}, `painel=${chosen}`);
      return held(sessionOf(first) !== chosen && used.status === 401, `another number; the chosen one ${used.status}`);
    },
  ),
  attack(
    "half-number",
    "The number of the half session is used after the second factor",
    "a number known before",
    async (arena) => {
      const { post, half, whole } = await signIn(arena, await arena.member(PAPEL));
      control((await post("/rpc/eu", {}, `painel=${whole}`)).status === 200, "the whole session works");
      return refused(await post("/rpc/eu", {}, `painel=${half}`), 401);
    },
  ),
  attack("cookie-flags", "A script or another site gets the session's cookie", "a stolen session", async (arena) => {
    const { first, second } = await signIn(arena, await arena.member(PAPEL));
    const cookies = [first, second].flatMap(({ headers }) => headers["set-cookie"] ?? []);
    const safe = cookies.every(
      (set) => /; HttpOnly/i.test(set) && /; SameSite=Strict/i.test(set) && !/domain=/i.test(set),
    );
    return held(cookies.length >= 3 && safe, `${cookies.length} cookies: HttpOnly, SameSite=Strict, no Domain`);
  }),
];

export const SIGN_IN: Group = { name: "sign-in", attacks: [...codes, ...factors] };
