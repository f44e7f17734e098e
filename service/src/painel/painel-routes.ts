import { Hono } from "hono";
import type { SignInService } from "../gateways/sign-in-service.ts";
import type { Resources } from "../resources.ts";
import { answerError } from "./answer-error.ts";
import { cobrancaRoutes } from "./cobranca-routes.ts";
import { equipeRoutes } from "./equipe-routes.ts";
import { rpcRoutes } from "./rpc-routes.ts";
import { createSessions, type SessionVariables } from "./session.ts";
import { codeRoutes, sessionRoutes } from "./sign-in-routes.ts";

export interface Painel {
  signIn: SignInService;
  /** The panel's own origin, without a slash at the end. */
  url: string;
}

const FOREIGN = "Pedido recusado.";

/** Everything the staff panel asks. */
export function painelRoutes(
  { pool, asaas }: Pick<Resources, "pool" | "asaas">,
  { signIn, url }: Painel,
): Hono<SessionVariables> {
  const sessions = createSessions(pool, { secure: url.startsWith("https:") });
  const needs = { pool, asaas, signIn, sessions };
  const routes = new Hono<SessionVariables>();
  // The cookie is SameSite=Strict; this also covers other ports and hosts of the same site.
  routes.use(async (context, next) => {
    context.header("cache-control", "no-store");
    if (context.req.method !== "GET" && context.req.header("origin") !== url) {
      return context.json({ mensagem: FOREIGN }, 403);
    }
    return next();
  });
  routes.route("/", codeRoutes(needs));
  routes.use(sessions.require);
  routes.route("/", sessionRoutes(needs));
  routes.route("/rpc", rpcRoutes(needs));
  routes.route("/equipe", equipeRoutes(needs));
  routes.route("/cobranca", cobrancaRoutes(needs));
  routes.onError(answerError);
  return routes;
}
