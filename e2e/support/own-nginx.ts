import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { freePort } from "../../scripts/stack/free-port.ts";
import { folderOf, startNginx } from "../../scripts/static/nginx.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import { clientAt } from "./client-at.ts";
import { ports } from "./ports.ts";

export { expect };

interface OwnNginx {
  port: number;
  folder: string;
}

/** For tests that exhaust nginx's limits or read its logs: a separate nginx in front of the shared product. */
export const test = base.extend<{ openNginx: (variables?: Record<string, string>) => Promise<OwnNginx> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn that nothing is needed
  openNginx: async ({}, use) => {
    const stops: (() => void)[] = [];
    await use(async (variables = {}) => {
      const port = await freePort();
      const folder = join(folderOf(ports), `nginx-${port}`);
      const config = join(folderOf(ports), "config.json");
      const nginx = startNginx({
        config,
        ports: { ...ports, site: port, painel: await freePort() },
        folder,
        variables,
      });
      stops.push(() => nginx.kill("SIGQUIT"));
      const listens = () => clientAt("127.0.0.1")({ port, path: "/robots.txt" }).then(({ status }) => status, String);
      await expect.poll(listens, { timeout: timeLimit(20_000) }).toBe(200);
      return { port, folder };
    });
    for (const stop of stops) stop();
  },
});
