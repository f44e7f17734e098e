import { slugOf } from "@eden/domain/pracas/busca";
import { Hono } from "hono";

/**
 * Addresses of the Raio-X that were typed: upper case, accents, spaces. nginx forwards only those, and cannot spell the right
 * one itself.
 */
export function raioXRoutes(): Hono {
  const routes = new Hono();
  routes.get("/:uf/:cidade?", (context) => {
    const { uf, cidade } = context.req.param();
    const path = ["/raio-x", slugOf(uf), ...(cidade ? [slugOf(cidade)] : [])].filter(Boolean).join("/");
    return context.redirect(`${path}${new URL(context.req.url).search}`, 301);
  });
  return routes;
}
