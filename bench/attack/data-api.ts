import { createHmac } from "node:crypto";
import type { Arena } from "./arena.ts";
import { attack, countStatuses, type Group, held, refused } from "./attack.ts";
import type { Answer } from "./client.ts";
import { control } from "./control.ts";

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** A token of the data API; `secret` signs it. */
function token(claims: object, secret: string, alg = "HS256"): string {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const content = `${encode({ alg, typ: "JWT" })}.${encode({ aud: "authenticated", exp, ...claims })}`;
  return `${content}.${alg === "none" ? "" : createHmac("sha256", secret).update(content).digest("base64url")}`;
}

const PROFILES = ["public", "privado", "painel", "auth", "graphile_worker"];
const CLOSED = [400, 401, 403, 404, 405, 406];

/** Every table but the questions, which are public, of every schema through the data API with this token. */
async function readAll(arena: Arena, authorization: string): Promise<Answer[]> {
  const tables = await arena.rows<{ name: string }>(
    `select distinct tablename as name from pg_tables where schemaname in ('public', 'privado', 'auth')
      and tablename <> 'diagnosticos_perguntas'`,
  );
  control(tables.length > 60, "the database has tables");
  const answers: Answer[] = [];
  for (const profile of PROFILES) {
    const client = arena.visitor();
    const read = ({ name }: { name: string }) =>
      client.rest(`${name}?select=*&limit=1`, undefined, { headers: { authorization, "accept-profile": profile } });
    answers.push(...(await Promise.all(tables.map(read))));
  }
  return answers;
}

/** Not even an empty list may come back. */
function judgeReads(answers: readonly Answer[]) {
  const rows = answers.filter(({ status }) => status < 300);
  const broken = answers.filter(({ status }) => status >= 500);
  return held(
    rows.length + broken.length === 0,
    `${countStatuses(answers)}${rows[0] ? ` ${rows[0].body.slice(0, 60)}` : ""}`,
  );
}

const asMember = async (arena: Arena, role: string) =>
  token({ sub: (await arena.member("gestao")).id, role, aal: "aal2" }, arena.stack.keys.jwtSecret);

const TOKENS: [id: string, what: string, make: (arena: Arena) => Promise<string> | string][] = [
  ["member", "the sign-in token of a member of gestao", (arena) => asMember(arena, "authenticated")],
  ["painel", "a token with role: painel, rightly signed", (arena) => asMember(arena, "painel")],
  ["none", "a token with alg: none and role: service_role", () => token({ role: "service_role" }, "", "none")],
  [
    "wrong",
    "role: service_role, signed with a guessed secret",
    () => token({ role: "service_role" }, "secret".repeat(8)),
  ],
];

const WRITES: [method: string, path: string, body?: object][] = [
  ["PATCH", "contato?id=not.is.null", { nome: "Outra" }],
  ["DELETE", "contato?id=not.is.null"],
  ["PATCH", "pedidos?id=not.is.null", { situacao: "pago" }],
  ["POST", "pedidos", { situacao: "pago" }],
  ["DELETE", "medicoes?id=not.is.null"],
  ["PUT", "contato?id=eq.1", { nome: "Outra" }],
  ["POST", "diagnosticos_lojas", { cnpj: "11222333000181", cpf: "52998224725" }],
];

const lead = (arena: Arena, more: object = {}) => ({
  ...{
    id: arena.uuid(),
    nome: "Ana",
    sobrenome: "Lima",
    email: `ana.${arena.uuid()}@farmacia.com.br`,
    telefone: "11987654321",
  },
  ...{ mensagem: "Oi", consentimento_versao: "2026-11", preenchido_ms: 9000, ...more },
});

const COLUMNS: [string, object][] = [
  ["a date of one's own", { criado_em: "2020-01-01T00:00:00Z" }],
  ["a suspicion cleared", { suspeito: false }],
  ["a formula as a name", { nome: "=HYPERLINK(1)" }],
  ["a direction mark in a name", { nome: "Ana\u202eamiL" }],
  ["a line break in a name", { nome: "Ana\r\nBcc: x@exemplo.com" }],
  ["a zero-width character", { sobrenome: "Li\u200bma" }],
  ["3 kB of origin", { origem: { utm_source: "x".repeat(3000) } }],
  ["a message of 100 kB", { mensagem: "x".repeat(60_000) }],
  ["an invalid address", { email: "ana@" }],
];

export const DATA_API: Group = {
  name: "data API",
  attacks: [
    ...TOKENS.map(([id, what, make]) =>
      attack(`token-${id}`, `Every table of five schemas with ${what}`, "rows of other people", async (arena) =>
        judgeReads(await readAll(arena, `Bearer ${await make(arena)}`)),
      ),
    ),
    attack(
      "rpc-profiles",
      "Functions of the panel and private ones through the data API",
      "a way round the service",
      async (arena) => {
        const authorization = `Bearer ${await asMember(arena, "painel")}`;
        const client = arena.visitor();
        const calls = [
          "executar",
          "eu",
          "caixa",
          "membros",
          "exportar_caixa",
          "usar_sessao",
          "abrir_sessao",
          "contar",
          "codigo_resposta",
        ];
        const answers = await Promise.all(
          calls.flatMap((name) =>
            ["painel", "privado", "public"].map((profile) =>
              client.rest(`rpc/${name}`, name === "executar" ? { p_funcao: "eu", p: {} } : { p: {} }, {
                headers: { authorization, "content-profile": profile },
              }),
            ),
          ),
        );
        return refused(answers, ...CLOSED);
      },
    ),
    attack("writes", "A visitor changes or deletes rows", "orders paid without money", async (arena) => {
      const client = arena.visitor();
      const answers = await Promise.all(WRITES.map(([method, path, body]) => client.rest(path, body, { method })));
      return refused(answers, ...CLOSED, 409);
    }),
    attack(
      "columns",
      "A form with columns and values that no form sends",
      "rows dated, cleared or harmful",
      async (arena) => {
        const client = arena.visitor();
        control((await client.rest("contato", lead(arena))).status === 201, "an honest form is stored");
        const answers = await Promise.all(COLUMNS.map(([, more]) => client.rest("contato", lead(arena, more))));
        const stored = COLUMNS.filter((_, index) => Number(answers[index]?.status) < 300).map(([what]) => what);
        return held(stored.length === 0, stored.length > 0 ? `stored: ${stored}` : countStatuses(answers));
      },
    ),
    attack("lists", "Many rows in one request", "hundreds of e-mails at once", async (arena) => {
      const list = (count: number) => Array.from({ length: count }, () => lead(arena));
      return refused(
        [await arena.visitor().rest("contato", list(2)), await arena.visitor().rest("contato", list(100))],
        400,
        413,
        429,
      );
    }),
    attack("SEC-H1", "Twelve forms in a stranger's name", "a stranger flooded with our e-mails", async (arena) => {
      const name = `vitima.${arena.uuid()}`;
      const spelling = (index: number) => [`${name}@farmacia.com.br`, `${name}+${index}@farmacia.com.br`][index % 2];
      const rows = Array.from({ length: 12 }, (_, index) => lead(arena, { email: spelling(index) }));
      for (const row of rows) control((await arena.visitor().rest("contato", row)).status === 201, "a form is stored");
      const ids = rows.map(({ id }) => id);
      const done =
        "select count(*)::int as n from privado.recibos where chave like any (select '%' || id || '%' from unnest($1::text[]) as id)";
      await arena.until(async () => (await arena.rows<{ n: number }>(done, [ids]))[0]?.n === 12);
      await arena.until(async () => mails(arena, name).length >= 3);
      const sent = mails(arena, name).length;
      return held(sent === 3, `${sent} e-mails of 12`);
    }),
    attack(
      "bot",
      "A form without a fill time, and one with the trap filled in",
      "e-mails sent by a robot",
      async (arena) => {
        const [fast, trap, human] = [lead(arena, { preenchido_ms: null }), lead(arena, { isca: "x" }), lead(arena)];
        for (const row of [fast, trap, human]) await arena.visitor().rest("contato", row);
        await arena.until(async () => mails(arena, human.email).length > 0);
        const sent = mails(arena, fast.email).length + mails(arena, trap.email).length;
        return held(sent === 0, `${sent} e-mails, one to a human`);
      },
    ),
    attack("form-limit", "Seventy forms from one address", "no limit", async (arena) => {
      const client = arena.visitor();
      const answers = await Promise.all(
        Array.from({ length: 70 }, () => client.rest("contato", lead(arena, { isca: "x" }))),
      );
      return held(answers.filter(({ status }) => status === 201).length <= 60, countStatuses(answers));
    }),
    attack(
      "forged-address",
      "Seventy forms that name other addresses in their headers",
      "a limit that is not one",
      async (arena) => {
        const client = arena.visitor();
        const send = (_: unknown, index: number) => {
          const forged = `198.51.100.${index}`;
          const headers = {
            "x-forwarded-for": forged,
            "cf-connecting-ip": forged,
            "x-eden-client": forged,
            "x-real-ip": forged,
          };
          return client.rest("contato", lead(arena, { isca: "x" }), { headers });
        };
        const answers = await Promise.all(Array.from({ length: 70 }, send));
        return held(answers.filter(({ status }) => status === 201).length <= 60, countStatuses(answers));
      },
    ),
    attack("slow-queries", "Regular expressions, 500 columns, 800 sort keys", "a busy database", async (arena) => {
      const client = arena.visitor();
      const table = "diagnosticos_perguntas";
      const answers = await Promise.all([
        client.rest(`${table}?select=id&enunciado=match.(a%2B)%2B%24`),
        client.rest(`${table}?select=${Array(500).fill("id").join(",")}`),
        client.rest(`${table}?select=id&order=${Array(800).fill("id.asc").join(",")}`),
        client.rest(`${table}?select=id&or=(${Array(400).fill("id.eq.1").join(",")})`),
        client.rest("rpc/localizar_farmacia", { p_cnpj: "1".repeat(50_000) }),
      ]);
      const slowest = Math.round(Math.max(...answers.map(({ ms }) => ms)));
      return held(
        slowest < 4000 && answers.every(({ status }) => status !== 500),
        `${countStatuses(answers)}, ${slowest} ms`,
      );
    }),
  ],
};

const mails = (arena: Arena, name: string) =>
  arena.stack.mailbox.messages().filter(({ to }) => to.some((one) => one.startsWith(name)));
