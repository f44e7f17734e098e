import { createHmac, randomUUID } from "node:crypto";
import type { TransactionSql } from "postgres";
import { beforeAll, expect, test } from "vitest";
import { CONTRATO, type Funcao } from "../../domain/painel/contrato.ts";
import { keysOf, PAPEIS, type Papel } from "../../domain/painel/valores.ts";
import { type Claims, callAs, callPainel, insertEquipe, insertMembro, MEMBROS } from "./support/call-painel.ts";
import { validRow } from "./support/rows.ts";
import { useApi } from "./support/test-api.ts";

const api = useApi();
const aal2 = (sub: string): Claims => ({ sub, aal: "aal2" });
let outsiders: Record<string, Claims | null>;

beforeAll(async () => {
  await insertEquipe(api.sql);
  const former = await insertMembro(api.sql, "gestao");
  await api.sql`update privado.equipe set ativa = false, desativada_em = now() where id = ${former}`;
  outsiders = {
    "no claims": null,
    "claims without a sub": { aal: "aal2" },
    stranger: aal2(randomUUID()),
    "former member": aal2(former),
    "one factor": { sub: MEMBROS.gestao, aal: "aal1" },
    "no level": { sub: MEMBROS.gestao },
    "malformed sub": aal2("gestao' or true --"),
  };
});

async function functionsOfPainel(db: TransactionSql | typeof api.sql): Promise<Funcao[]> {
  const rows = await db<{ name: Funcao }[]>`select funcao as name from privado.funcoes order by 1`;
  return rows.map(({ name }) => name);
}

/** Calls a function in a savepoint that is rolled back; returns the code of its error, or "answered". */
async function outcome(transaction: TransactionSql, claims: Claims | null, funcao: string): Promise<string> {
  const undo = new Error("undo");
  try {
    await transaction.savepoint(async (inner) => {
      await callAs(inner, claims, funcao, { comando: "?", pessoa: "?", id: "?" });
      throw undo;
    });
  } catch (error) {
    return error === undo ? "answered" : ((error as { code?: string }).code ?? String(error));
  }
  return "answered";
}

/** Functions that do not refuse an outsider, as `eu: stranger`. */
async function openFunctions(transaction: TransactionSql): Promise<string[]> {
  const open: string[] = [];
  for (const funcao of await functionsOfPainel(transaction)) {
    for (const [name, claims] of Object.entries(outsiders)) {
      if ((await outcome(transaction, claims, funcao)) !== "42501") open.push(`${funcao}: ${name}`);
    }
  }
  return open;
}

test("[ACESSO-03, ACESSO-04, FUNCAO-03] every function refuses outsiders, former members and one factor, before it reads its input", async () => {
  expect((await functionsOfPainel(api.sql)).length).toBeGreaterThan(10);
  expect(await api.sql.begin(openFunctions)).toEqual([]);
});

test("[ACESSO-04] every function answers its roles and refuses the others", async () => {
  await api.sql.begin(async (transaction) => {
    for (const funcao of await functionsOfPainel(transaction)) {
      for (const papel of keysOf(PAPEIS)) {
        const refused = (await outcome(transaction, aal2(MEMBROS[papel]), funcao)) === "42501";
        const papeis: readonly Papel[] = CONTRATO[funcao].papeis;
        expect(`${funcao} ${papel}: ${refused}`).toBe(`${funcao} ${papel}: ${!papeis.includes(papel)}`);
      }
    }
  });
});

/** Functions that the role of the panel could call past the door, or that would run with more than its rights. */
async function pastTheDoor(db: TransactionSql | typeof api.sql): Promise<string[]> {
  const rows = await db<{ name: string }[]>`select proname as name from pg_proc as p
    where pronamespace = 'painel'::regnamespace and proname <> 'executar'
      and (prosecdef or exists (select from pg_roles where rolname in
        ('anon', 'authenticated', 'service_role', 'painel', 'encarregado') and has_function_privilege(rolname, p.oid, 'execute')))`;
  return rows.map(({ name }) => name);
}

test("[ACESSO-04, FUNCAO-02] painel.executar is the only function that a role may call; a second one is noticed", async () => {
  expect(await pastTheDoor(api.sql)).toEqual([]);
  const undo = new Error("undo");
  const seeded = api.sql.begin(async (transaction) => {
    await transaction.unsafe(`create function painel.aberta(p jsonb) returns jsonb language sql security definer
      set search_path = '' as 'select to_jsonb(count(*)) from privado.pessoas';
      grant execute on function painel.aberta(jsonb) to painel`);
    expect(await pastTheDoor(transaction)).toEqual(["aberta"]);
    throw undo;
  });
  await expect(seeded).rejects.toBe(undo);
});

test("[ACESSO-04] a change of role applies to the next call of an open session", async () => {
  const id = await insertMembro(api.sql, "gestao");
  const call = () => api.sql.begin((transaction) => outcome(transaction, aal2(id), "membros"));
  expect(await call()).toBe("answered");
  await api.sql`update privado.equipe set papel = 'leitura' where id = ${id}`;
  expect(await call()).toBe("42501");
});

test("[ACESSO-04, FUNCAO-04] privado.funcoes has the roles and the kind of every declaration, and each row its function", async () => {
  const stored = await api.sql`select funcao as nome, papeis, comando from privado.funcoes`;
  const declared = keysOf(CONTRATO).map((nome) => ({
    nome,
    papeis: CONTRATO[nome].papeis,
    comando: CONTRATO[nome].comando,
  }));
  const byName = (one: { nome: string }, other: { nome: string }) => (one.nome < other.nome ? -1 : 1);
  expect([...stored].sort(byName as never)).toEqual(declared.sort(byName));
  const functions = await api.sql`select proname as nome, pg_get_function_arguments(oid) as shape from pg_proc
    where pronamespace = 'painel'::regnamespace and proname <> 'executar'`;
  const shapes = declared.map(({ nome, comando }) => ({
    nome,
    shape: comando ? "v_comando privado.comandos, p jsonb" : "v_eu privado.equipe, p jsonb",
  }));
  expect([...functions].sort(byName as never)).toEqual(shapes);
});

test("[ACESSO-04, FUNCAO-08] eu names the functions of the member's role", async () => {
  for (const papel of keysOf(PAPEIS)) {
    const { pode } = await callPainel(api.sql, MEMBROS[papel], "eu", {});
    const declared = keysOf(CONTRATO).filter((nome) => (CONTRATO[nome].papeis as readonly Papel[]).includes(papel));
    expect(pode).toEqual(declared.toSorted());
  }
});

test("[ACESSO-04, FUNCAO-03] a function that is not in privado.funcoes is not called, whatever its name", async () => {
  for (const funcao of ["aberta", "executar", "eu(null, null); drop table privado.equipe; --"]) {
    expect(await api.sql.begin((transaction) => outcome(transaction, aal2(MEMBROS.gestao), funcao))).toBe("42883");
  }
});

/** A token of the data API, signed with the stack's own secret. */
function tokenFor(claims: Record<string, unknown>): string {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const exp = Math.floor(Date.now() / 1000) + 86_400;
  const content = `${encode({ alg: "HS256", typ: "JWT" })}.${encode({ aud: "authenticated", exp, ...claims })}`;
  return `${content}.${createHmac("sha256", api.keys.jwtSecret).update(content).digest("base64url")}`;
}

const SIGNED_IN = [...keysOf(PAPEIS), "stranger"] as const;
const bearerOf = (who: (typeof SIGNED_IN)[number], role = "authenticated") => ({
  authorization: `Bearer ${tokenFor({ sub: who === "stranger" ? randomUUID() : MEMBROS[who], role, aal: "aal2" })}`,
});

/** Status of a request to the data API with a token. */
async function statusOf(
  path: string,
  method: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<number> {
  const response = await fetch(`${api.gateway.restUrl}/${path}`, {
    method,
    headers: { apikey: api.keys.publishableKey, "content-type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return response.status;
}

test.each(SIGNED_IN)("[ACESSO-04] the data API shows no private table and no panel function to %s", async (who) => {
  const headers = bearerOf(who);
  expect(await statusOf("diagnosticos_perguntas?select=id", "GET", headers)).toBe(200);
  const tables = await api.sql<
    { name: string }[]
  >`select tablename as name from pg_tables where schemaname = 'privado'`;
  for (const { name } of tables) {
    const status = await statusOf(`${name}?select=*`, "GET", headers);
    expect([name, [401, 403, 404, 406].includes(status)]).toEqual([name, true]);
  }
  for (const profile of [{}, { "content-profile": "painel" }]) {
    const status = await statusOf("rpc/executar", "POST", { ...headers, ...profile }, { p_funcao: "eu", p: {} });
    expect([401, 403, 404, 406]).toContain(status);
  }
});

test.each(SIGNED_IN)(
  "[ACESSO-04] %s has no more rights on source tables by the data API than a visitor",
  async (who) => {
    const row = validRow("contato");
    await api.insert("contato", row);
    for (const role of ["authenticated", "painel"]) {
      const headers = { ...bearerOf(who, role), prefer: "return=representation" };
      const statuses = await Promise.all([
        statusOf("contato?select=*", "GET", headers),
        statusOf(`contato?id=eq.${row.id}&select=email`, "GET", headers),
        statusOf(`contato?id=eq.${row.id}`, "PATCH", headers, { nome: "Outra Pessoa" }),
        statusOf(`contato?id=eq.${row.id}`, "DELETE", headers),
        statusOf("pedidos?select=*", "GET", headers),
        statusOf("cadastros_app?select=cpf", "GET", headers),
        statusOf("equipe?select=*", "GET", { ...headers, "accept-profile": "privado" }),
      ]);
      for (const status of statuses) expect([role, status >= 400]).toEqual([role, true]);
    }
    const [kept] = await api.sql`select nome, email from public.contato where id = ${row.id}`;
    expect(kept).toEqual({ nome: row.nome, email: row.email });
  },
);
