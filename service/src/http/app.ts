import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import type pg from "pg";
import type { Asaas } from "../gateways/asaas.ts";
import { logLine } from "../log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { checkoutRoutes } from "./checkout-routes.ts";
import { measureRequests, metricsRoutes } from "./metrics-routes.ts";
import { webhookRoutes } from "./webhook-routes.ts";

interface Dependencies {
  pool: pg.Pool;
  asaas: Asaas;
  metrics: Metrics;
  siteUrl: string;
  webhookToken: string;
}

const UNAVAILABLE = "Algo não funcionou por aqui. Espere um instante e tente novamente.";

export function createApp({ pool, asaas, metrics, siteUrl, webhookToken }: Dependencies): Hono {
  const app = new Hono();
  app.use(measureRequests(metrics));
  app.use(bodyLimit({ maxSize: 64 * 1024 }));
  app.get("/api/healthz", (context) => context.text("ok"));
  app.get("/api/readyz", async (context) => {
    await pool.query("select 1");
    return context.text("ok");
  });
  app.route("/api/checkout", checkoutRoutes({ pool, asaas, siteUrl }));
  app.route("/api/webhooks", webhookRoutes(pool, webhookToken));
  // Not under /api, which nginx forwards from outside.
  app.route("/metrics", metricsRoutes(pool, metrics));
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    // Log only the name: the message may quote what a visitor typed.
    logLine("error", { path: context.req.path, error: error.name });
    return context.json({ mensagem: UNAVAILABLE }, 503);
  });
  return app;
}
