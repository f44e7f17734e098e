import { type Api, newLead, nextAddress, sendRow } from "../support/send-lead.ts";
import type { Pace } from "./pgbench.ts";

/** Sends the same lead as a browser does, through the gateway, over this many connections. */
export async function throughGateway(api: Api, connections: number, seconds: number): Promise<Pace> {
  const start = performance.now();
  const end = start + seconds * 1000;
  const latencies: number[] = [];
  const visitor = async () => {
    while (performance.now() < end) {
      const sentAt = performance.now();
      const { status } = await sendRow(api, { table: "leadlive", row: newLead(), address: nextAddress() });
      if (status !== 201) throw new Error(`the gateway answered ${status}`);
      latencies.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  const tookSeconds = (performance.now() - start) / 1000;
  const total = latencies.reduce((sum, latency) => sum + latency, 0);
  return { perSecond: latencies.length / tookSeconds, latencyMs: total / latencies.length, done: latencies.length };
}
