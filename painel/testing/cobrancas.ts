import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import type { Saida } from "~/clients/rpc.ts";
import { AGORA, testId } from "./pessoas.ts";

/** An unfinished payment of a list: a card refused three times, one e-mail sent, the next at 14:00. */
export function cobrancaLinha(part: Partial<CobrancaLinha> = {}): CobrancaLinha {
  return {
    pedido: testId(),
    protocolo: "ED-9T2C-4MQ7",
    pessoa: testId(),
    nome: "Márcia Tavares",
    loja: "Drogaria Santa Rita",
    cidade: "Bauru",
    uf: "SP",
    telefone: "14997342208",
    motivo: "cartao_recusado",
    desde: "2026-11-16T14:20:00.000Z",
    tentativas: 3,
    valor_centavos: 199800,
    entrou_centavos: null,
    forma: "cartao",
    vence_em: null,
    boleto_aberto: 0,
    voltou_pelo_link: false,
    enviadas: [{ tipo: "lembrete", em: "2026-11-16T13:12:00.000Z" }],
    contato: null,
    proxima: { tipo: "outra_forma", em: "2026-11-16T17:00:00.000Z" },
    pausada_ate: null,
    quieta_ate: null,
    grupo: "precisa",
    dono: null,
    nova: false,
    ...part,
  };
}

/** One row with its story and the three methods a new link can offer. */
export function cobrancaInteira(linha: CobrancaLinha, part: Partial<Saida<"cobranca">> = {}): Saida<"cobranca"> {
  return {
    linha,
    historia: [
      { em: "2026-11-16T12:52:00.000Z", tipo: "comecou", forma: "cartao" },
      { em: "2026-11-16T13:01:00.000Z", tipo: "recusado", risco: false },
      { em: "2026-11-16T13:12:00.000Z", tipo: "email", passo: "lembrete", forma: "cartao" },
      { em: "2026-11-16T14:17:00.000Z", tipo: "voltou" },
      { em: "2026-11-16T14:20:00.000Z", tipo: "recusado", risco: false },
      { em: "2026-11-16T17:00:00.000Z", tipo: "futuro", passo: "outra_forma", forma: "cartao" },
    ],
    origem: "app",
    agora: AGORA,
    ...part,
  };
}
