import {
  array,
  boolean,
  type InferOutput,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  record,
  string,
  union,
} from "valibot";
import { ORIGENS_COMPRA } from "../catalogo/pedido.ts";
import { defineComando, defineLeitura } from "./declarar.ts";
import { contatoDaCobranca, historiaSchema } from "./historia-cobranca.ts";
import { ATENDEM, GEREM, LEEM } from "./papeis.ts";
import { comando, contagem, id, instante, pagina, receitaSchema, texto } from "./partes.ts";
import { COBRANCAS, FORMAS, keysOf } from "./valores.ts";

/** What the product does next about a payment: a message, or a hand-over. */
const PASSOS_DA_COBRANCA = [
  "lembrete",
  "outra_forma",
  "boleto_vespera",
  "boleto_dia",
  "boleto_depois",
  "cobrar",
  "pessoa",
  "encerrar",
] as const;

/** One row per person and product whose payment is not finished; several orders are one row. */
export const cobrancaLinhaSchema = object({
  /** The newest order of the row, which identifies it. */
  pedido: id,
  protocolo: string(),
  pessoa: nullable(id),
  nome: string(),
  loja: nullable(string()),
  cidade: nullable(string()),
  uf: nullable(string()),
  receita: optional(receitaSchema),
  telefone: string(),
  motivo: picklist(keysOf(COBRANCAS)),
  /** When what the reason names happened, and how often. */
  desde: instante,
  tentativas: contagem,
  /** The price. */
  valor_centavos: number(),
  /** What came in; null while nothing did. */
  entrou_centavos: nullable(number()),
  forma: picklist(keysOf(FORMAS)),
  vence_em: nullable(instante),
  boleto_aberto: contagem,
  voltou_pelo_link: boolean(),
  enviadas: array(object({ tipo: string(), em: instante })),
  /** The newest contact of the team since the first order. */
  contato: nullable(object({ em: instante, ...contatoDaCobranca })),
  proxima: nullable(object({ tipo: picklist(PASSOS_DA_COBRANCA), em: instante })),
  pausada_ate: nullable(instante),
  /** Until when a buyer who has just paid is left to sign up. */
  quieta_ate: nullable(instante),
  grupo: picklist(["precisa", "pagou", "sozinho", "sem_envio", "pausa", "encerrado"]),
  dono: nullable(object({ id, nome: string() })),
  nova: boolean(),
});
export type CobrancaLinha = InferOutput<typeof cobrancaLinhaSchema>;

export const DIAS_DE_COBRANCA = [1, 7, 30] as const;
export const ORDENS_DE_COBRANCA = {
  recentes: "Mais recentes",
  antigos: "Mais antigos",
  valor: "Maior valor",
  vencimento: "Vencimento",
} as const;

const cobrada = object({ pedido: id });

export const CONTRATO_COBRANCA = {
  cobrancas: defineLeitura({
    papeis: LEEM,
    entrada: object({
      situacao: optional(picklist(["abertas", "minhas", "encerradas"]), "abertas"),
      motivo: optional(nullable(picklist(keysOf(COBRANCAS))), null),
      forma: optional(nullable(picklist(keysOf(FORMAS))), null),
      /** A member, or `ninguem`. */
      dono: optional(nullable(union([id, literal("ninguem")])), null),
      /** So many days up to today, by when what the reason names happened; of a closed one, by when it was closed. */
      dias: optional(nullable(picklist(DIAS_DE_COBRANCA)), null),
      ordem: optional(picklist(keysOf(ORDENS_DE_COBRANCA)), "recentes"),
      texto: optional(nullable(string()), null),
      ...pagina,
    }),
    saida: object({
      linhas: array(cobrancaLinhaSchema),
      proximo: nullable(string()),
      totais: record(
        picklist(keysOf(COBRANCAS)),
        object({ quantas: contagem, valor_centavos: number(), entrou_centavos: number() }),
      ),
      /** Rows of each tab. Like `totais` without those who have just paid. */
      abas: object({ abertas: contagem, minhas: contagem, encerradas: contagem }),
      /** What came in this month, and what came back in the last seven days. */
      recebido: object({ quantas: contagem, valor_centavos: number() }),
      recuperado: object({ quantas: contagem, valor_centavos: number() }),
      agora: instante,
    }),
  }),
  /** The story of one row, oldest first. */
  cobranca: defineLeitura({
    papeis: LEEM,
    entrada: object({ pedido: id }),
    saida: object({
      linha: cobrancaLinhaSchema,
      historia: array(historiaSchema),
      /** Where it was begun: what a new link may ask for follows from it. Null when money came in. */
      origem: nullable(picklist(ORIGENS_COMPRA)),
      agora: instante,
    }),
  }),
  pausar_cobranca: defineComando({
    papeis: ATENDEM,
    entrada: object({ ...comando, pedido: id, ate: nullable(instante) }),
    saida: cobrada,
    registro: { frase: "pausou os envios de", nome: "Pausou envios", sinal: "silencio" },
  }),
  /** Closes the row: bought elsewhere, or declined it, which also stops every automatic message. */
  encerrar_cobranca: defineComando({
    papeis: ATENDEM,
    entrada: object({ ...comando, pedido: id, motivo: picklist(["outro_caminho", "nao_quer"]) }),
    saida: cobrada,
    registro: { frase: "encerrou a cobrança de", nome: "Encerrou cobrança", sinal: "feito" },
  }),
  decidir_revisao: defineComando({
    papeis: GEREM,
    entrada: object({ ...comando, pedido: id, decisao: picklist(["confirmar", "recusar"]), motivo: texto(300) }),
    saida: object({ pedido: id, situacao: picklist(["pago", "cancelado"]) }),
    registro: { frase: "decidiu a revisão de", nome: "Decidiu revisão", sinal: "confirmado" },
  }),
  ver_cobrancas: defineLeitura({ papeis: LEEM, entrada: object({}), saida: object({ visto: literal(true) }) }),
} as const;
