import { Hono } from "hono";
import { createPracasFile } from "../receita/pracas-file.ts";
import type { Resources } from "../resources.ts";

/**
 * The public documents of all towns, from which a publication makes the pages of the Raio-X. `/ultimo` answers the month,
 * the address of the file, relative to itself, and its SHA-256.
 */
export function pracasRoutes({ pool }: Pick<Resources, "pool">): Hono {
  const routes = new Hono();
  const latest = createPracasFile(pool);
  routes.get("/ultimo", async (context) => {
    const file = await latest();
    if (!file) return context.notFound();
    return context.json({ mes: file.mes, url: file.name, sha256: file.sha256 });
  });
  routes.get("/:name{pracas-[0-9]{4}-[0-9]{2}\\.ndjson\\.br}", async (context) => {
    const file = await latest();
    if (file?.name !== context.req.param("name")) return context.notFound();
    return context.body(file.bytes, 200, { "content-type": "application/octet-stream" });
  });
  return routes;
}
