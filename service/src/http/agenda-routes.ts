import { createHash } from "node:crypto";
import { type PassoDaAgenda, writeCalendario } from "@eden/domain/painel/calendario-ics";
import { Hono } from "hono";
import type { Resources } from "../resources.ts";
import { answerLimit } from "./count-request.ts";

interface Needs extends Pick<Resources, "pool"> {
  /** Origin of the panel, without a slash at the end. */
  painel: string;
}

const HEADERS = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
};

/**
 * The next steps of a member for a calendar program, which has no session: the address is the secret. An unknown, a replaced
 * and an ended one answer alike.
 */
export function agendaRoutes({ pool, painel }: Needs): Hono {
  const routes = new Hono();
  routes.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) context.header(name, value);
  });
  routes.get("/:secret{[A-Za-z0-9_-]{43}\\.ics}", async (context) => {
    const secret = Buffer.from(context.req.param("secret").slice(0, -".ics".length), "base64url");
    const reading = pool.query<{ agenda: { passos: PassoDaAgenda[] } | null }>(
      "select privado.ler_agenda($1) as agenda",
      [createHash("sha256").update(secret).digest()],
    );
    await answerLimit(reading);
    const agenda = (await reading).rows[0]?.agenda;
    if (!agenda) return context.notFound();
    return context.body(writeCalendario(agenda.passos, { agora: new Date(), painel }), 200, {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'inline; filename="passos.ics"',
    });
  });
  return routes;
}
