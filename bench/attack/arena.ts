import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Papel } from "../../domain/painel/valores.ts";
import type { BuildHookFake } from "../../scripts/fakes/build-hook.ts";
import type { Fakes } from "../../scripts/fakes/fakes.ts";
import type { Stack } from "../../scripts/stack/stack.ts";
import { toBase32, totp } from "../../scripts/stack/totp.ts";
import { createPool } from "../../service/src/gateways/pool.ts";
import { newPessoa, until } from "../../service/tests/use-correio.ts";
import { type Answer, type Ask, type Client, newClient } from "./client.ts";
import { control } from "./control.ts";

/** The product under attack. */
export interface Target {
  siteUrl: string;
  painelUrl: string;
  ports: { site: number; rest: number; api: number; painel: number };
  stack: Stack;
  fakes: Fakes;
  buildHook: BuildHookFake;
  /** Folder of its logs. */
  folder: string;
  /** Delivers a message to the mailbox to which people answer. */
  deliver(to: string, source: string, from?: string): Promise<void>;
}

/** A member with a session, as the panel has it in a browser. */
export interface Member {
  id: string;
  email: string;
  papel: Papel;
  /** Secret of the authenticator. */
  segredo: string;
  cookie: string;
  client: Client;
  get(path: string, ask?: Ask): Promise<Answer>;
  post(path: string, body?: unknown, ask?: Ask): Promise<Answer>;
  rpc(funcao: string, body?: object): Promise<Answer>;
}

export interface Pessoa {
  id: string;
  email: string;
  /** Where the person's answers by e-mail go. */
  to: string;
}

type Database = ReturnType<typeof createPool>;

/** As the owner: e2e may not import the service. */
export const openDatabase = (databaseUrl: string): Database => createPool(databaseUrl);

export type Arena = ReturnType<typeof createArena>;

/** What attacks need: clients, members, people, and the database as its owner to arrange and to look. */
export function createArena(target: Target, db: Database) {
  const visitor = (): Client => newClient({ ports: target.ports, publishableKey: target.stack.publishableKey });
  const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await db.query(text, values)).rows as Row[];

  async function member(papel: Papel, nivel: "aal1" | "aal2" = "aal2"): Promise<Member> {
    const { id, email, segredo } = await newMember(target, db, papel);
    return session({ id, email, segredo, papel }, nivel);
  }

  /** Another session of the same member. */
  async function session(who: Pick<Member, "id" | "email" | "segredo" | "papel">, nivel: "aal1" | "aal2" = "aal2") {
    const number = randomBytes(32).toString("base64url");
    await db.query("select privado.abrir_sessao($1, $2, $3)", [hashOf(number), who.id, nivel]);
    return memberWith(who, `painel=${number}`);
  }

  function memberWith(who: Pick<Member, "id" | "email" | "segredo" | "papel">, cookie: string): Member {
    const client = visitor();
    const call = (path: string, { headers, ...ask }: Ask = {}) =>
      client.painel(`/api/painel${path}`, {
        ...ask,
        headers: { origin: target.painelUrl, cookie, "x-painel-uso": "1", ...headers },
      });
    const { id, email, segredo, papel } = who;
    return {
      ...{ id, email, segredo, papel, cookie, client },
      get: (path, ask) => call(path, { headers: { "sec-fetch-site": "same-origin", ...ask?.headers } }),
      post: (path, body = {}, ask = {}) => call(path, { ...ask, body }),
      rpc: (funcao, body = {}) => call(`/rpc/${funcao}`, { body }),
    };
  }

  /** Somebody who wrote by the contact form. */
  async function pessoa(email?: string): Promise<Pessoa> {
    const { pessoa: id, email: of, to } = await newPessoa(db, email);
    control(Boolean(id), "a form becomes a person of the panel");
    return { id, email: of, to };
  }

  return {
    ...target,
    db,
    rows,
    visitor,
    member,
    session,
    memberWith,
    pessoa,
    until,
    uuid: () => randomUUID() as string,
  };
}

async function newMember({ stack }: Target, db: Database, papel: Papel) {
  const email = `${papel}.${randomUUID()}@exemplo.com.br`;
  const response = await fetch(`${stack.gateway.url}/auth/v1/admin/users`, {
    method: "POST",
    headers: { apikey: stack.keys.secretKey, "content-type": "application/json" },
    body: JSON.stringify({ email, email_confirm: true }),
  });
  const { id } = (await response.json()) as { id: string };
  control(Boolean(id), "the sign-in server creates a user");
  const segredo = toBase32(randomBytes(20));
  await db.query("insert into privado.equipe (id, email, nome, papel) values ($1, $2, $3, $4)", [
    ...[id, email, `Membro ${papel}`, papel],
  ]);
  await db.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
    values (gen_random_uuid(), $1, 'bench', 'totp', 'verified', $2, now(), now())`,
    [id, segredo],
  );
  return { id, email, segredo };
}

export const hashOf = (number: string): Buffer => createHash("sha256").update(number).digest();

/** The number of a session in the cookie of an answer; empty without one. */
export function sessionOf({ headers }: Answer): string {
  return (headers["set-cookie"] ?? []).flatMap((set) => /^painel=([\w-]{43});/.exec(set)?.[1] ?? [])[0] ?? "";
}

const CODE = /\b\d{6}\b/;

/** Waits for the newest code by e-mail that is not among those received before. */
export async function mailedCode({ stack }: Pick<Target, "stack">, email: string, known: readonly object[] = []) {
  const seen = new Set(known);
  const mail = await stack.mailbox.waitFor(
    (message) => message.to.includes(email) && !seen.has(message) && CODE.test(message.text),
  );
  return CODE.exec(mail.text)?.[0] ?? "";
}

export const currentTotp = ({ segredo }: Pick<Member, "segredo">): string => totp(segredo);

/** Both factors through the front door; returns the answers and the session of each. */
export async function signIn(arena: Arena, who: Member, client = arena.visitor()) {
  const post = (path: string, body: object, cookie = "") =>
    client.painel(`/api/painel${path}`, { body, headers: { origin: arena.painelUrl, cookie } });
  const known = arena.stack.mailbox.messages().slice();
  control((await post("/codigo", { email: who.email })).status === 204, "a member asks for a code");
  const codigo = await mailedCode(arena, who.email, known);
  const first = await post("/entrar", { email: who.email, codigo });
  control(first.status === 200, "the mailed code is accepted");
  const half = sessionOf(first);
  const code = currentTotp(who);
  const second = await post("/segundo-fator", { codigo: code }, `painel=${half}`);
  control(second.status === 200, "the authenticator's code is accepted");
  return { client, post, codigo, first, half, code, second, whole: sessionOf(second) };
}
