import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import type pg from "pg";
import { safeParse } from "valibot";
import { logLine } from "../log.ts";
import { eventoSchema } from "../pedidos/evento.ts";
import { keepEvento } from "../pedidos/keep-evento.ts";

/** The provider's notices. Kept and answered at once; what they mean is a job's matter. */
export function webhookRoutes(pool: pg.Pool, token: string): Hono {
  const routes = new Hono();
  const expected = digest(token);
  routes.post("/asaas", async (context) => {
    if (!timingSafeEqual(digest(context.req.header("asaas-access-token") ?? ""), expected)) {
      logLine("warn", { webhook: "refused", cause: "token" });
      return context.json({ erro: "nao autorizado" }, 401);
    }
    const { success, output } = safeParse(eventoSchema, await context.req.json().catch(() => undefined));
    if (success) await keepEvento(pool, output);
    // Anything but 200 would in time stop the whole queue for one notice that nobody can read.
    else logLine("error", { webhook: "ignored", cause: "unreadable" });
    return context.json({ recebido: success });
  });
  return routes;
}

/** Equal lengths, so that comparing tells nothing of the token's own. */
function digest(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
