import { boolean, type InferOutput, literal, nullable, number, object, picklist, string, variant } from "valibot";
import { formatReais } from "../catalogo/dinheiro.ts";
import { FORMAS_NA_FRASE, type Forma } from "../catalogo/pedido.ts";
import { PRECO_PARCELADO } from "../catalogo/precos.ts";
import { FUSO } from "../dia.ts";
import { instante } from "./partes.ts";
import { CANAIS, FORMAS, keysOf, RESULTADOS } from "./valores.ts";

/** E-mails about a payment and the other steps of its rescue, as the database names them. */
const PASSOS = {
  lembrete: "E-mail “Seu pedido está esperando o pagamento”",
  outra_forma: "E-mail com o parcelado primeiro",
  boleto_vespera: "E-mail da véspera do vencimento",
  boleto_dia: "E-mail do dia do vencimento",
  boleto_depois: "E-mail do dia seguinte ao vencimento",
  pago: "E-mail “Pagamento confirmado”",
  cobrar: "E-mail com o lembrete do cadastro",
  pessoa: "Entra na Caixa, se não pagar",
  encerrar: "Encerra, se não pagar",
} as const;

/** How a row was closed or decided; the first two without a member. */
const DECISOES = {
  sem_resposta: "Encerrado sem resposta",
  pediu_para_parar: "Pediu para não receber mais mensagens",
  outro_caminho: "encerrou: comprou por outro caminho",
  nao_quer: "encerrou: não quer",
  confirmar: "aceitou como pago",
  recusar: "recusou o pagamento",
} as const;

const CONTATOS = {
  falei: "falou",
  mandei_mensagem: "mandou mensagem",
  nao_atendeu: "tentou falar",
  numero_errado: "marcou número errado",
  nao_mandei: "não mandou nada",
  abriu: "abriu",
} as const satisfies Record<keyof typeof RESULTADOS, string>;

const POR_CANAL = {
  whatsapp: "por WhatsApp",
  telefone: "por telefone",
  email: "por e-mail",
} as const satisfies Record<keyof typeof CANAIS, string>;

/** After "link". */
export const DA_FORMA = { pix: "do PIX", boleto: "do boleto", cartao: "do cartão" } as const satisfies Record<
  Forma,
  string
>;

const em = { em: instante };
/** The member; null for one who is gone. */
const quem = { quem: nullable(string()) };
const forma = { forma: picklist(keysOf(FORMAS)) };
const passo = { passo: picklist(keysOf(PASSOS)), ...forma };

/** A contact of the team; `forma` is the method of the link it carried. */
export const contatoDaCobranca = {
  ...quem,
  resultado: picklist(keysOf(RESULTADOS)),
  canal: picklist(keysOf(CANAIS)),
  texto: nullable(string()),
  forma: nullable(picklist(keysOf(FORMAS))),
};

/** One line of the story of a payment. */
export const historiaSchema = variant("tipo", [
  object({ ...em, tipo: literal("comecou"), ...forma }),
  object({ ...em, tipo: literal("recusado"), risco: boolean() }),
  object({ ...em, tipo: literal("analise"), aprovada: boolean() }),
  object({
    ...em,
    tipo: picklist(["voltou", "boleto_visto", "venceu", "expirou", "pago", "reembolso", "contestacao"]),
  }),
  object({
    ...em,
    tipo: literal("valor_diferente"),
    recebido_centavos: nullable(number()),
    valor_centavos: number(),
  }),
  object({ ...em, tipo: literal("link"), ...quem, ...forma }),
  object({ ...em, tipo: literal("contato"), ...contatoDaCobranca }),
  /** `ate` null ends a pause. */
  object({ ...em, tipo: literal("pausa"), ...quem, ate: nullable(instante) }),
  object({ ...em, tipo: literal("decisao"), ...quem, decisao: picklist(keysOf(DECISOES)) }),
  object({ ...em, tipo: literal("email"), ...passo }),
  /** The next step, the last line. */
  object({ ...em, tipo: literal("futuro"), ...passo }),
]);
export type LinhaDaHistoria = InferOutput<typeof historiaSchema>;

const FATOS = {
  voltou: "Voltou pelo link",
  boleto_visto: "Abriu o boleto",
  venceu: "O boleto venceu",
  expirou: "A página de pagamento expirou",
  pago: "Pagamento confirmado",
  reembolso: "O pagamento foi devolvido",
  contestacao: "O comprador contestou o pagamento",
} as const;

/** A line of the story as the team reads it. */
export function fraseDaHistoria(linha: LinhaDaHistoria): string {
  switch (linha.tipo) {
    case "comecou":
      return `Começou a compra ${comForma(linha.forma)}`;
    case "recusado":
      return linha.risco ? "Cartão recusado na análise de risco" : "Cartão recusado";
    case "analise":
      return linha.aprovada ? "A análise de risco aprovou" : "Pagamento em análise de risco";
    case "valor_diferente":
      return linha.recebido_centavos === null
        ? "Entrou um valor diferente do preço"
        : `Entraram ${formatReais(linha.recebido_centavos)}, e o preço é ${formatReais(linha.valor_centavos)}`;
    case "link":
      return `${nomeOf(linha)} fez um link novo ${comForma(linha.forma)}`;
    case "contato":
      return `${contatoOf(linha)}${linha.forma ? ` com o link ${DA_FORMA[linha.forma]}` : ""}`;
    case "pausa":
      return `${nomeOf(linha)} ${linha.ate === null ? "retomou as mensagens" : `pausou as mensagens até ${diaEHora(linha.ate)}`}`;
    case "decisao":
      return decisaoOf(linha.decisao, nomeOf(linha));
    case "email":
    case "futuro":
      return passoOf(linha.passo, linha.forma);
    default:
      return FATOS[linha.tipo];
  }
}

const nomeOf = ({ quem }: { quem: string | null }) => quem ?? "A equipe";

function contatoOf(linha: Extract<LinhaDaHistoria, { tipo: "contato" }>): string {
  const { resultado, canal } = linha;
  const onde = resultado === "abriu" ? `o ${canal === "whatsapp" ? CANAIS.whatsapp : canal}` : POR_CANAL[canal];
  return `${nomeOf(linha)} ${CONTATOS[resultado]} ${onde}`;
}

const comForma = (forma: Forma) =>
  forma === "cartao" ? `${FORMAS_NA_FRASE.cartao}, em ${PRECO_PARCELADO.parcelas}×` : FORMAS_NA_FRASE[forma];

function decisaoOf(decisao: keyof typeof DECISOES, nome: string): string {
  const alone = decisao === "sem_resposta" || decisao === "pediu_para_parar";
  return alone ? DECISOES[decisao] : `${nome} ${DECISOES[decisao]}`;
}

function passoOf(passo: keyof typeof PASSOS, forma: Forma): string {
  return passo === "outra_forma" && forma === "cartao" ? "E-mail com o PIX primeiro" : PASSOS[passo];
}

const momento = new Intl.DateTimeFormat("pt-BR", {
  timeZone: FUSO,
  day: "2-digit",
  month: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});
const diaEHora = (instant: string) => momento.format(new Date(instant));
