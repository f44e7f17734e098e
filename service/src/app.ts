import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { except } from "hono/combine";
import { HTTPException } from "hono/http-exception";
import { agendaRoutes } from "./http/agenda-routes.ts";
import { checkoutRoutes } from "./http/checkout-routes.ts";
import { conteudoRoutes } from "./http/conteudo-routes.ts";
import { measureRequests, metricsRoutes, routeOf } from "./http/metrics-routes.ts";
import { paradaRoutes } from "./http/parada-routes.ts";
import { pracasRoutes } from "./http/pracas-routes.ts";
import { raioXRoutes } from "./http/raio-x-routes.ts";
import { webhookRoutes } from "./http/webhook-routes.ts";
import { logError } from "./log.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { type Painel, painelRoutes } from "./painel/painel-routes.ts";
import type { Resources } from "./resources.ts";

interface Needs extends Pick<Resources, "pool" | "asaas" | "siteUrl" | "sendPush"> {
  metrics: Metrics;
  webhookToken: string;
  /** Undefined closes the routes of the site's texts. */
  conteudoToken?: string | undefined;
  drainSoon(): void;
  /** Undefined where the staff panel is not configured. */
  painel?: Painel | undefined;
}

const UNAVAILABLE = "Algo não funcionou por aqui. Espere um instante e tente novamente.";

/** A replica, or a database whose provider takes no more rows, answers and keeps nothing. */
const READ_ONLY = "select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as readonly";

export function createApp(needs: Needs): Hono {
  const { pool, metrics, painel } = needs;
  const app = new Hono();
  app.use(measureRequests(metrics));
  // An uploaded picture has its own limit.
  app.use(except("/api/painel/textos/fotos", bodyLimit({ maxSize: 64 * 1024 })));
  app.get("/api/healthz", (context) => context.text("ok"));
  app.get("/api/readyz", async (context) => {
    const { rows } = await pool.query<{ readonly: boolean }>(READ_ONLY);
    return rows[0]?.readonly ? context.text("read-only", 503) : context.text("ok");
  });
  app.route("/api/checkout", checkoutRoutes(needs));
  app.route("/api/conteudo", conteudoRoutes(needs));
  app.route("/api/parar", paradaRoutes(needs));
  app.route("/api/pracas", pracasRoutes(needs));
  app.route("/api/raio-x", raioXRoutes());
  app.route("/api/webhooks", webhookRoutes(needs));
  if (painel) {
    app.route("/api/agenda", agendaRoutes({ pool, painel: painel.url }));
    app.route("/api/painel", painelRoutes(needs, painel));
  }
  // Not under /api, which nginx forwards from outside.
  app.route("/metrics", metricsRoutes(metrics));
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    logError({ route: routeOf(context) }, error);
    return context.json({ mensagem: UNAVAILABLE }, 503);
  });
  return app;
}
