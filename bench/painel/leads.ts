import { setTimeout } from "node:timers/promises";
import { type Api, newLead, nextAddress, sendRow } from "../support/send-lead.ts";

const PER_SECOND = 50;

/** `at`: when it was acknowledged, `ms`: how long that took. */
export type SentLead = { id: string; at: number; ms: number };

/** Sends 50 leads a second, each on its schedule whether or not the ones before were answered. */
export async function sendLeads(seconds: number, api: Api) {
  const sent: SentLead[] = [];
  const errors: string[] = [];
  const started = performance.now();
  const sending: Promise<unknown>[] = [];
  for (let index = 0; index < seconds * PER_SECOND; index++) {
    await setTimeout(Math.max(0, started + (index * 1000) / PER_SECOND - performance.now()));
    sending.push(send(api, sent).catch((error: Error) => errors.push(error.message)));
  }
  await Promise.all(sending);
  return { sent, errors, perSecond: (sent.length * 1000) / (performance.now() - started) };
}

async function send(api: Api, sent: SentLead[]): Promise<void> {
  const row = newLead();
  const before = performance.now();
  const { status } = await sendRow(api, { table: "leadlive", row, address: nextAddress() });
  if (status !== 201) throw new Error(`lead: ${status}`);
  const at = performance.now();
  sent.push({ id: row.id, at, ms: at - before });
}
