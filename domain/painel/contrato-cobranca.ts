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
} from "valibot";
import { historiaSchema } from "./historia-cobranca.ts";
import { comando, contagem, define, id, instante, pagina, receitaSchema, texto } from "./partes.ts";
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
  proxima: nullable(object({ tipo: picklist(PASSOS_DA_COBRANCA), em: instante })),
  pausada_ate: nullable(instante),
  grupo: picklist(["precisa", "sozinho", "pausa", "encerrado"]),
  dono: nullable(object({ id, nome: string() })),
  nova: boolean(),
});
export type CobrancaLinha = InferOutput<typeof cobrancaLinhaSchema>;

const cobrada = object({ pedido: id });

export const CONTRATO_COBRANCA = {
  cobrancas: define(
    object({
      situacao: optional(picklist(["abertas", "minhas", "encerradas"]), "abertas"),
      motivo: optional(nullable(picklist(keysOf(COBRANCAS))), null),
      texto: optional(nullable(string()), null),
      ...pagina,
    }),
    object({
      linhas: array(cobrancaLinhaSchema),
      proximo: nullable(string()),
      totais: record(
        picklist(keysOf(COBRANCAS)),
        object({ quantas: contagem, valor_centavos: number(), entrou_centavos: number() }),
      ),
      recuperado: object({ quantas: contagem, valor_centavos: number() }),
      agora: instante,
    }),
  ),
  /** The story of one row, oldest first. */
  cobranca: define(
    object({ pedido: id }),
    object({
      linha: cobrancaLinhaSchema,
      historia: array(historiaSchema),
      opcoes: array(object({ forma: picklist(keysOf(FORMAS)), valor_centavos: number(), parcelas: number() })),
      agora: instante,
    }),
  ),
  pausar_cobranca: define(object({ ...comando, pedido: id, ate: nullable(instante) }), cobrada),
  /** Closes the row: bought elsewhere, or declined it, which also stops every automatic message. */
  encerrar_cobranca: define(
    object({ ...comando, pedido: id, motivo: picklist(["outro_caminho", "nao_quer"]) }),
    cobrada,
  ),
  decidir_revisao: define(
    object({ ...comando, pedido: id, decisao: picklist(["confirmar", "recusar"]), motivo: texto(300) }),
    object({ pedido: id, situacao: picklist(["pago", "cancelado"]) }),
  ),
  ver_cobrancas: define(object({ ...comando }), object({ visto: literal(true) })),
} as const;
