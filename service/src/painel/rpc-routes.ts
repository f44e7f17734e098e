import { CONTRATO, type Funcao } from "@eden/domain/painel/contrato";
import { Hono } from "hono";
import { safeParse } from "valibot";
import type { Resources } from "../resources.ts";
import { INVALID, NOT_FOUND } from "./answer-error.ts";
import { asMember, callFuncao } from "./as-member.ts";
import { limitUse } from "./limit-use.ts";
import { readBody } from "./read-body.ts";
import type { SessionVariables } from "./session.ts";

/** Calls the functions of the schema painel. The database decides what the member may do. */
export function rpcRoutes({ pool }: Pick<Resources, "pool">): Hono<SessionVariables> {
  const routes = new Hono<SessionVariables>();
  routes.post("/:funcao", async (context) => {
    const funcao = context.req.param("funcao");
    if (!isFuncao(funcao)) return context.notFound();
    const checked = safeParse(CONTRATO[funcao].entrada, await readBody(context));
    if (!checked.success) {
      // A link that was cut off names nobody. A wrong id inside a filter or a list is a wrong request.
      const isNoId = checked.issues.some(
        ({ type, path = [] }) =>
          type === "uuid" && path.length === 1 && ["id", "pessoa"].includes(String(path[0]?.key)),
      );
      return isNoId ? context.json({ mensagem: NOT_FOUND }, 404) : context.json({ mensagem: INVALID }, 400);
    }
    const call = { funcao, entrada: checked.output, membro: context.var.session.membro };
    await limitUse(call, { pool });
    const saida = await asMember(pool, context.var.session, context, (client) =>
      callFuncao(client, funcao, checked.output),
    );
    await limitUse({ ...call, saida }, { pool });
    return context.json(saida as object);
  });
  return routes;
}

function isFuncao(name: string): name is Funcao {
  return Object.hasOwn(CONTRATO, name);
}
