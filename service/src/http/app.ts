import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";

interface Dependencies {
  /** Rejects while the database cannot be reached. */
  pingDatabase: () => Promise<unknown>;
}

export function createApp({ pingDatabase }: Dependencies): Hono {
  const app = new Hono().basePath("/api");
  app.use(bodyLimit({ maxSize: 64 * 1024 }));
  app.get("/healthz", (context) => context.text("ok"));
  app.get("/readyz", async (context) => {
    await pingDatabase();
    return context.text("ok");
  });
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    // The name only: a message may quote what a visitor typed.
    console.error(JSON.stringify({ level: "error", path: context.req.path, error: error.name }));
    return context.json({ erro: "indisponivel" }, 503);
  });
  return app;
}
