import type { Comando } from "@eden/domain/painel/comandos";
import type { CONTRATO, Funcao } from "@eden/domain/painel/contrato";
import { CONTRATO_CAIXA } from "@eden/domain/painel/contrato-caixa";
import type { GenericSchema } from "valibot";

type Declarada = { saida: GenericSchema; desfaz?: true };

/** What is known of the contract: half of it is not needed for the first screen and loads beside the first request that needs it. */
let known: Partial<Record<Funcao, Declarada>> = CONTRATO_CAIXA;

export async function saidaOf(funcao: Funcao): Promise<GenericSchema> {
  if (!known[funcao]) known = await loadContrato();
  return (known as typeof CONTRATO)[funcao].saida;
}

const loadContrato = () => import("@eden/domain/painel/contrato").then(({ CONTRATO: all }) => all);

/** Whether the panel may offer to undo it: known at once for the first screen, for the others once they were called. */
export const isReversivel = (funcao: Comando): boolean => known[funcao]?.desfaz === true;
