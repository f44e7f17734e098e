import { type Farmacia, farmaciaSchema } from "@eden/domain/farmacias/farmacia";
import { nullable, safeParse } from "valibot";
import { openDatabase } from "./outbox/api/data-api.ts";

/**
 * The pharmacy with this CNPJ in our copy of the public register; null if it has none, undefined if there was no usable
 * response. Sent as a POST body, so that the number is in no URL or log.
 */
export async function findFarmacia(cnpj: string, signal: AbortSignal): Promise<Farmacia | null | undefined> {
  try {
    const opened = await openDatabase();
    if (!opened) return undefined;
    const { data, error, status } = await opened.client.rpc("localizar_farmacia", { p_cnpj: cnpj }).abortSignal(signal);
    if (opened.judge(error) !== "ok") return undefined;
    const parsed = safeParse(nullable(farmaciaSchema), data);
    if (parsed.success) return parsed.output;
    console.error("company look-up failed", status, "unexpected shape");
  } catch {
    // The configuration or the client could not be loaded. The form then says that the look-up did not respond.
  }
  return undefined;
}

/** Loads configuration and client in advance: the time limit of a look-up is short. */
export function prepareFarmacias(): void {
  openDatabase().catch(() => undefined);
}
