import type { Funcao } from "@eden/domain/painel/contrato";
import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import type { Canal, ResultadoContato } from "@eden/domain/painel/valores";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { returnToHeading } from "~/keyboard/heading.ts";
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
    return give(() => send("pausar_cobranca", { pedido, ate }, { aviso, invalidate: COBRANCAS_AFETADAS }));
  };
  return {
    pause,
    end: async ({ pedido, nome }: CobrancaLinha, motivo: "outro_caminho" | "nao_quer") => {
      const aviso = motivo === "nao_quer" ? `${primeiroNome(nome)} não recebe mais cobranças` : "Pagamento encerrado";
      return give(() => send("encerrar_cobranca", { pedido, motivo }, { aviso, invalidate: COBRANCAS_AFETADAS }));
    },
    decide: async ({ pedido }: CobrancaLinha, decisao: "confirmar" | "recusar", motivo: string) => {
      const aviso = decisao === "confirmar" ? "Pedido aceito como pago" : "Pedido recusado";
      return give(() =>
        send("decidir_revisao", { pedido, decisao, motivo }, { aviso, invalidate: COBRANCAS_AFETADAS }),
      );
    },
    /** The database holds the automatic messages back for a day; for a buyer without a person this does. */
    registrarContato: async (linha: CobrancaLinha, canal: Canal, resultado: ResultadoContato, texto: string | null) => {
      const { pessoa } = linha;
      if (pessoa === null) return pause(linha, new Date(Date.now() + DIA_MS).toISOString());
      return give(() =>
        send(
          "registrar_contato",
          { pessoa, canal, resultado, texto, para: linha.telefone },
          {
            ...(resultado !== "abriu" && { aviso: CONTATO_AVISOS[resultado] }),
            invalidate: [...AFETADAS, ...COBRANCAS_AFETADAS],
          },
        ),
      );
    },
  };
}

/** Gives a command; once it is saved the focus is on the name of the buyer. */
async function give(command: () => Promise<{ status: string }>): Promise<boolean> {
  const saved = returnToHeading();
  const { status } = await command();
  if (status === "recusado") return false;
  saved();
  return true;
}

const CONTATO_AVISOS: Record<Exclude<ResultadoContato, "abriu">, string> = {
  falei: "Contato anotado",
  mandei_mensagem: "Mensagem anotada",
  nao_atendeu: "Tentativa anotada",
  numero_errado: "Número errado anotado",
  nao_mandei: "Anotado: nada foi mandado",
};
