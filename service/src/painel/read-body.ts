import type { Context } from "hono";

/** The JSON of the request, or an empty object. */
export async function readBody(context: Context): Promise<unknown> {
  return context.req.json().catch(() => ({}));
}
