import { pathOfPraca } from "@eden/domain/pracas/documentos";
import { Hono } from "hono";
import type { CorreioSettings } from "../correio/settings.ts";
import type { SignInService } from "../gateways/sign-in-service.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Resources } from "../resources.ts";
import { anexoRoutes } from "./anexo-routes.ts";
import { answerError } from "./answer-error.ts";
import { avisoRoutes } from "./aviso-routes.ts";
import { cobrancaRoutes } from "./cobranca-routes.ts";
import { equipeRoutes } from "./equipe-routes.ts";
import { exportRoutes } from "./export-routes.ts";
import { rpcRoutes } from "./rpc-routes.ts";
import { createSessions, type SessionVariables } from "./session.ts";
import { codeRoutes, sessionRoutes } from "./sign-in-routes.ts";
import { textoRoutes } from "./texto-routes.ts";
import { titularRoutes } from "./titular-routes.ts";

export interface Painel {
  signIn: SignInService;
  /** The panel's own origin, without a slash at the end. */
  url: string;
  /** Origin of the preview of the site's texts. */
  previaUrl?: string | undefined;
  /** Public key of the messages to devices. */
  vapidKey?: string | undefined;
  /** The mailbox of the attachments; undefined where none is configured. */
  correio?: CorreioSettings | undefined;
}

const FOREIGN = "Pedido recusado.";

/** Everything the staff panel asks. */
export function painelRoutes(
  {
    pool,
    asaas,
    siteUrl,
    sendPush,
    metrics,
  }: Pick<Resources, "pool" | "asaas" | "siteUrl" | "sendPush"> & { metrics: Metrics },
  { signIn, url, previaUrl, vapidKey, correio }: Painel,
): Hono<SessionVariables> {
  const sessions = createSessions(pool, { secure: url.startsWith("https:") });
  const needs = { pool, asaas, signIn, sessions, siteUrl, previaUrl, sendPush, vapidKey, metrics, correio };
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
  routes.route("/avisos", avisoRoutes(needs));
  routes.route("/textos", textoRoutes(needs));
  routes.route("/exportar", exportRoutes(needs));
  routes.route("/anexos", anexoRoutes(needs));
  routes.route("/titular", titularRoutes(needs));
  // The panel does not know the address of the site, which differs per deployment.
  routes.get("/raio-x/:uf{[a-z]{2}}/:cidade{[a-z-]+}", (context) => {
    const { uf, cidade } = context.req.param();
    return context.redirect(`${siteUrl}${pathOfPraca({ uf, slug: cidade })}`);
  });
  routes.onError(answerError);
  return routes;
}
