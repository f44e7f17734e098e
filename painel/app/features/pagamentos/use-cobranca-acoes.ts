import type { Funcao } from "@eden/domain/painel/contrato";
import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import type { Canal, ResultadoContato } from "@eden/domain/painel/valores";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { AFETADAS } from "~/pessoas/cache-pessoa.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { formatQuando } from "~/pessoas/quando.ts";

/** Queries that a change of one payment makes stale. */
const COBRANCAS_AFETADAS: readonly Funcao[] = ["cobrancas", "cobranca", "hoje"];
const DIA_MS = 86_400_000;

/**
 * What a member can do with an unfinished payment. Nothing here is optimistic: money and messages wait for the service.
 * Each returns whether it was accepted.
 */
export function useCobrancaAcoes() {
  const { send } = useComandos();
  const pause = async ({ pedido, nome }: CobrancaLinha, ate: string | null) => {
    const aviso = ate ? `Envios em pausa até ${formatQuando(ate, Date.now())}` : `Os envios voltam para ${nome}`;
    const result = await send("pausar_cobranca", { pedido, ate }, { aviso, invalidate: COBRANCAS_AFETADAS });
    return result.status !== "recusado";
  };
  return {
    pause,
    end: async ({ pedido, nome }: CobrancaLinha, motivo: "outro_caminho" | "nao_quer") => {
      const aviso = motivo === "nao_quer" ? `${primeiroNome(nome)} não recebe mais cobranças` : "Pagamento encerrado";
      const result = await send("encerrar_cobranca", { pedido, motivo }, { aviso, invalidate: COBRANCAS_AFETADAS });
      return result.status !== "recusado";
    },
    decide: async ({ pedido }: CobrancaLinha, decisao: "confirmar" | "recusar", motivo: string) => {
      const aviso = decisao === "confirmar" ? "Pedido aceito como pago" : "Pedido recusado";
      const result = await send(
        "decidir_revisao",
        { pedido, decisao, motivo },
        { aviso, invalidate: COBRANCAS_AFETADAS },
      );
      return result.status !== "recusado";
    },
    /** The database holds the automatic messages back for a day; for a buyer without a person this does. */
    registrarContato: async (linha: CobrancaLinha, canal: Canal, resultado: ResultadoContato, texto: string | null) => {
      const { pessoa } = linha;
      if (pessoa === null) return pause(linha, new Date(Date.now() + DIA_MS).toISOString());
      const result = await send(
        "registrar_contato",
        { pessoa, canal, resultado, texto, para: linha.telefone },
        {
          ...(resultado !== "abriu" && { aviso: CONTATO_AVISOS[resultado] }),
          invalidate: [...AFETADAS, ...COBRANCAS_AFETADAS],
        },
      );
      return result.status !== "recusado";
    },
  };
}

const CONTATO_AVISOS: Record<Exclude<ResultadoContato, "abriu">, string> = {
  falei: "Contato anotado",
  mandei_mensagem: "Mensagem anotada",
  nao_atendeu: "Tentativa anotada",
  numero_errado: "Número errado anotado",
  nao_mandei: "Anotado: nada foi mandado",
};
