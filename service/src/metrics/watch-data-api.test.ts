import { Registry } from "prom-client";
import { afterEach, expect, test, vi } from "vitest";
import { watchDataApi } from "./watch-data-api.ts";

afterEach(() => vi.unstubAllGlobals());

const CONFIG = { restUrl: "/rest/v1", publishableKey: "sb_publishable_x", apiUrl: "/api" };

test("[SEC-M18] the data API is up only while it answers with the site's own address and key", async () => {
  const answers: (() => Response)[] = [];
  const asked: [string, unknown][] = [];
  vi.stubGlobal("fetch", async (url: URL, { headers }: RequestInit) => {
    asked.push([url.href, headers]);
    return answers.shift()?.() ?? Response.error();
  });
  const registry = new Registry();
  watchDataApi("https://www.exemplo.com.br", [registry]);
  const read = async (...next: (() => Response)[]) => {
    answers.splice(0, answers.length, ...next);
    return Number(/^eden_data_api_up (\S+)$/m.exec(await registry.metrics())?.[1]);
  };
  const config = () => Response.json(CONFIG);
  expect(await read(config, () => Response.json([{ id: 1 }]))).toBe(1);
  expect(asked).toEqual([
    ["https://www.exemplo.com.br/config.json", undefined],
    ["https://www.exemplo.com.br/rest/v1/diagnosticos_perguntas?select=id&limit=1", { apikey: "sb_publishable_x" }],
  ]);
  expect(await read(config, () => new Response("", { status: 401 }))).toBe(0);
  expect(await read(config, () => new Response("", { status: 503 }))).toBe(0);
  expect(await read(() => new Response("", { status: 404 }))).toBe(0);
  expect(await read()).toBe(0);
});
