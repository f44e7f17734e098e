import { Gauge, type Registry } from "prom-client";

const TIMEOUT_MS = 3000;

/** Whether a visitor's browser could use the data API now: through the site's own address and with the key of its config.json. */
export function watchDataApi(siteUrl: string, registers: Registry[]): void {
  new Gauge({
    name: "eden_data_api_up",
    help: "1 if the data API answered this scrape as it answers visitors; their forms wait on their devices while it does not.",
    registers,
    async collect() {
      this.set((await answers(siteUrl).catch(() => false)) ? 1 : 0);
    },
  });
}

async function answers(siteUrl: string): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const config = await fetch(new URL("/config.json", siteUrl), { signal });
  const { restUrl, publishableKey } = (await config.json()) as { restUrl: string; publishableKey: string };
  // The only table that visitors read.
  const perguntas = new URL(`${restUrl}/diagnosticos_perguntas?select=id&limit=1`, siteUrl);
  const { ok } = await fetch(perguntas, { headers: { apikey: publishableKey }, signal });
  return ok;
}
