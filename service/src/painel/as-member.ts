import type { Funcao } from "@eden/domain/painel/contrato";
import type { Context } from "hono";
import type pg from "pg";
import { inTransaction } from "../gateways/pool.ts";
import { addressHeaders } from "../http/count-request.ts";
import type { Session } from "./session.ts";

/** A member's request never holds a connection longer than this. */
const STATEMENT_TIMEOUT = "10s";

/** Runs in one transaction in which the database knows the member. */
export function asMember<Result>(
  pool: pg.Pool,
  { membro, nivel }: Pick<Session, "membro" | "nivel">,
  context: Context,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const claims = JSON.stringify({ sub: membro, role: "painel", aal: nivel });
  return inTransaction(pool, async (client) => {
    await client.query(
      `select set_config('statement_timeout', $1, true), set_config('request.jwt.claims', $2, true),
        set_config('request.headers', $3, true)`,
      [STATEMENT_TIMEOUT, claims, addressHeaders(context)],
    );
    return work(client);
  });
}

/** Calls a function of the panel in the member's transaction, which has only its rights from then on. */
export async function callFuncao(client: pg.PoolClient, funcao: Funcao, entrada: unknown): Promise<unknown> {
  await client.query("set local role painel");
  const { rows } = await client.query("select painel.executar($1, $2::jsonb) as saida", [funcao, entrada]);
  return rows[0]?.saida;
}
