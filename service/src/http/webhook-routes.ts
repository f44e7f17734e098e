import { Hono } from "hono";
import { safeParse } from "valibot";
import { logLine } from "../log.ts";
import { eventoSchema, keepEvento } from "../pedidos/eventos.ts";
import type { Resources } from "../resources.ts";
import { equalsSecret } from "./equals-secret.ts";

interface Needs extends Pick<Resources, "pool"> {
  webhookToken: string;
  /** Starts the event's job without waiting for the timer of the outbox. */
  drainSoon(): void;
}

/** Webhook of the payment provider. Stores the event and answers at once; a job processes it. */
export function webhookRoutes({ pool, webhookToken, drainSoon }: Needs): Hono {
  const routes = new Hono();
  routes.post("/asaas", async (context) => {
    if (!equalsSecret(context.req.header("asaas-access-token") ?? "", webhookToken)) {
      logLine("warn", { webhook: "refused", cause: "token" });
      return context.json({ erro: "nao autorizado" }, 401);
    }
    const { success, output } = safeParse(eventoSchema, await context.req.json().catch(() => undefined));
    if (success) {
      await keepEvento(output, { pool });
      drainSoon();
    }
    // Answer 200 even to an event we cannot parse: repeated errors make the provider pause its whole queue.
    else logLine("error", { webhook: "ignored", cause: "unreadable" });
    return context.json({ recebido: success });
  });
  return routes;
}
