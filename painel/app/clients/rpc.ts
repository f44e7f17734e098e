import type { CONTRATO, Funcao } from "@eden/domain/painel/contrato";
import { type InferInput, type InferOutput, safeParse } from "valibot";
import { saidaOf } from "./contrato.ts";
import { endSessao } from "./sessao.ts";
import { post, RpcError } from "./transport.ts";

export type Entrada<F extends Funcao> = InferInput<(typeof CONTRATO)[F]["entrada"]>;
export type Saida<F extends Funcao> = InferOutput<(typeof CONTRATO)[F]["saida"]>;

/** Calls a function of the panel. The response is checked against the contract; a 401 ends the session on screen. */
export async function call<F extends Funcao>(funcao: F, entrada: Entrada<F>, signal?: AbortSignal): Promise<Saida<F>> {
  try {
    const [resposta, schema] = await Promise.all([post(`rpc/${funcao}`, entrada, signal), saidaOf(funcao)]);
    const saida = safeParse(schema, resposta);
    if (!saida.success) {
      throw new RpcError(
        500,
        "O servidor respondeu num formato que este painel não conhece. Carregue a página de novo.",
      );
    }
    return saida.output as Saida<F>;
  } catch (error) {
    if (error instanceof RpcError && isRefused(funcao, error.status)) endSessao();
    throw error;
  }
}

/** `eu` is open to every role: refused, the member is not active any more or has not given the second factor yet. */
const isRefused = (funcao: Funcao, status: number) => status === 401 || (funcao === "eu" && status === 403);
