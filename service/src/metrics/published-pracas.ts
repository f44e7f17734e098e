import { Gauge, type Registry } from "prom-client";

/** A scrape comes every 30 s, a publication once a month. */
const FRESH_MS = 10 * 60_000;
const TIMEOUT_MS = 3000;

/** The month of the published pages of towns, as the site itself answers it; 0 where there are none. */
export function watchPublishedPracas(siteUrl: string, registers: Registry[]): void {
  let read = { at: Number.NEGATIVE_INFINITY, month: 0 };
  new Gauge({
    name: "eden_pracas_month_timestamp_seconds",
    help: "Month of the published pages of towns; 0 if there are none.",
    registers,
    async collect() {
      if (performance.now() - read.at > FRESH_MS) {
        // Without an answer the last one stays: that the site is down is another alert's concern.
        const month = await publishedMonth(siteUrl).catch(() => read.month);
        read = { at: performance.now(), month };
      }
      this.set(read.month);
    },
  });
}

async function publishedMonth(siteUrl: string): Promise<number> {
  const response = await fetch(new URL("/raio-x.json", siteUrl), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 404) return 0;
  const { mes } = (await response.json()) as { mes: string };
  const month = Date.parse(`${mes}-01T00:00:00Z`) / 1000;
  if (Number.isNaN(month)) throw new Error(`${mes} is no month`);
  return month;
}
