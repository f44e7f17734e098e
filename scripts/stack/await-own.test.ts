import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { serveApp } from "../fakes/serve-app.ts";
import { awaitOwn } from "./await-own.ts";

/** Answers 200 to everything, and with the token only after some requests, as a process that is still starting. */
async function serve(token: string, ready: number): Promise<string> {
  let requests = 0;
  const app = new Hono().get("/", (context) => context.text(requests++ < ready ? "starting" : token));
  const { url, stop } = await serveApp(app);
  onTestFinished(stop);
  return url;
}

const own = (url: string) => ({ name: "service", url, proof: (body: string) => body === "own" });

test("it waits until the process that was started answers", async () => {
  await expect(awaitOwn(own(await serve("own", 2)))).resolves.toBeUndefined();
});

test("another program that answers 200 on the port is not taken for it", async () => {
  const url = await serve("other", 0);
  await expect(awaitOwn(own(url), 600)).rejects.toThrow(`The service does not answer at ${url}; its output is above.`);
});
