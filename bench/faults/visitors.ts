import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { judgeAnswer } from "../../domain/banco/judge-answer.ts";
import { cpfCheckDigits } from "../../domain/documentos/cpf.ts";
import { type Api, newLead, nextAddress, sendRow } from "../support/send-lead.ts";

export type Ledger = {
  /** Ids by table: those acknowledged to visitors, and all that were tried. */
  acknowledged: Record<string, Set<string>>;
  tried: Record<string, Set<string>>;
  failedTries: number;
  /** Of the failed tries: 400 with an empty code, PostgREST's response when its connection is lost. */
  withoutCode: number;
  abandoned: number;
};

/** One in this many forms is a sign-up instead of a lead. */
const SIGN_UP_EVERY = 50;
/** Share of visitors who leave after a failure instead of retrying. */
const IMPATIENT = 0.1;
const GIVE_UP_MS = 120_000;

export function newLedger(): Ledger {
  const tables = () => ({ leadlive: new Set<string>(), cadastros_app: new Set<string>() });
  return { acknowledged: tables(), tried: tables(), failedTries: 0, withoutCode: 0, abandoned: 0 };
}

/** Simulates this many people filling in forms one after another, until the signal. */
export async function sendUntil(stopped: AbortSignal, api: Api, ledger: Ledger, people: number): Promise<void> {
  let forms = 0;
  const person = async () => {
    while (!stopped.aborted) {
      forms += 1;
      await fillIn(forms % SIGN_UP_EVERY === 0 ? "cadastros_app" : "leadlive", api, ledger);
    }
  };
  await Promise.all(Array.from({ length: people }, person));
}

/** Retries after a failure with the same id, as the site does; a conflict on the id counts as saved. */
async function fillIn(table: string, api: Api, ledger: Ledger): Promise<void> {
  const row = table === "leadlive" ? newLead() : signUp();
  const address = nextAddress();
  ledger.tried[table]?.add(row.id);
  const patient = Math.random() >= IMPATIENT;
  for (const giveUp = Date.now() + GIVE_UP_MS; Date.now() < giveUp; ) {
    const answer = await sendRow(api, { table, row, address }).catch(() => undefined);
    if (answer?.status === 201 || answer?.code === "23505") {
      ledger.acknowledged[table]?.add(row.id);
      return;
    }
    if (answer && judgeAnswer(answer.status, answer) === "refused")
      throw new Error(`refused with ${answer.status} ${answer.code}`);
    if (answer?.code === "") ledger.withoutCode += 1;
    ledger.failedTries += 1;
    if (!patient) {
      ledger.abandoned += 1;
      return;
    }
    await setTimeout(100);
  }
  throw new Error(`not answered within ${GIVE_UP_MS} ms`);
}

/** A different CPF each time, because one CPF can open only one free account. */
function signUp() {
  const { produto: _, ...lead } = newLead();
  const root = String(randomInt(10 ** 8, 10 ** 9));
  const cpf = root + cpfCheckDigits(root);
  return { ...lead, sobrenome: "Souza", cpf, tipo: "free", plano: "free", finalidade: "conta" };
}
