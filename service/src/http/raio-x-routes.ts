import { slugOf } from "@eden/domain/pracas/busca";
import { Hono } from "hono";

/** Longer than any address that was typed. nginx answers 502 to a header that does not fit into its buffer of 4 kB. */
const ADDRESS_MAX = 1000;

/**
 * Addresses of the Raio-X that were typed: upper case, accents, spaces. nginx forwards only those, and cannot spell the right
 * one itself.
 */
export function raioXRoutes(): Hono {
  const routes = new Hono();
  routes.get("/:uf/:cidade?", (context) => {
    const { uf, cidade } = context.req.param();
    const path = ["/raio-x", slugOf(uf), ...(cidade ? [slugOf(cidade)] : [])].filter(Boolean).join("/");
    const address = `${path}${new URL(context.req.url).search}`;
    return address.length > ADDRESS_MAX ? context.notFound() : context.redirect(address, 301);
  });
  return routes;
}
