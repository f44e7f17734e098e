import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import type pg from "pg";
import type { Asaas } from "../gateways/asaas.ts";
import { logLine } from "../log.ts";
import { checkoutRoutes } from "./checkout-routes.ts";
import { webhookRoutes } from "./webhook-routes.ts";

interface Dependencies {
  pool: pg.Pool;
  asaas: Asaas;
  siteUrl: string;
  webhookToken: string;
}

const UNAVAILABLE = "Algo não funcionou por aqui. Espere um instante e tente novamente.";

export function createApp({ pool, asaas, siteUrl, webhookToken }: Dependencies): Hono {
  const app = new Hono().basePath("/api");
  app.use(bodyLimit({ maxSize: 64 * 1024 }));
  app.get("/healthz", (context) => context.text("ok"));
  app.get("/readyz", async (context) => {
    await pool.query("select 1");
    return context.text("ok");
  });
  app.route("/checkout", checkoutRoutes({ pool, asaas, siteUrl }));
  app.route("/webhooks", webhookRoutes(pool, webhookToken));
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    // The name only: a message may quote what a visitor typed.
    logLine("error", { path: context.req.path, error: error.name });
    return context.json({ mensagem: UNAVAILABLE }, 503);
  });
  return app;
}
