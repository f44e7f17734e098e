import { CONTRATO, type Funcao } from "@eden/domain/painel/contrato";
import { type BrowserContext, expect } from "@playwright/test";
import { type InferInput, type InferOutput, parse } from "valibot";
import { painelUrl } from "../ports.ts";

/** Calls the panel's API as a member who has signed in with this context. */
export async function callPainel<F extends Funcao>(
  context: BrowserContext,
  funcao: F,
  entrada: InferInput<(typeof CONTRATO)[F]["entrada"]>,
): Promise<InferOutput<(typeof CONTRATO)[F]["saida"]>> {
  const url = `${painelUrl}/api/painel/rpc/${funcao}`;
  const response = await context.request.post(url, { data: entrada as object, headers: { origin: painelUrl } });
  expect(response.ok(), `${funcao} was answered ${response.status()}`).toBe(true);
  return parse(CONTRATO[funcao].saida, await response.json());
}
