import { type Context, Hono, type MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { Metrics } from "../metrics/metrics.ts";

const METHODS = ["GET", "HEAD", "POST", "OPTIONS"];

/** For the metrics collector on the same host. Requests that came through a proxy get 404. */
export function metricsRoutes(metrics: Metrics): Hono {
  const routes = new Hono();
  routes.get("/", async (context) => {
    if (context.req.header("x-forwarded-for")) return context.notFound();
    return context.body(await metrics.read(), 200, { "content-type": metrics.contentType });
  });
  return routes;
}

/** The declared route of a request. A URL may contain an id or the secret of a link. */
export function routeOf(context: Context): string {
  return matchedRoutes(context).findLast(({ path }) => !path.endsWith("*"))?.path ?? "none";
}

/** Measures requests by declared route, not by URL: anyone can invent more of those. */
export function measureRequests(metrics: Metrics): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const route = routeOf(context);
    const method = METHODS.includes(context.req.method) ? context.req.method : "_OTHER";
    metrics.request(method, route, context.res.status, (performance.now() - start) / 1000);
  };
}
