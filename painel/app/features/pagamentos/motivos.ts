import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { FORMAS_NA_FRASE } from "@eden/domain/catalogo/pedido";
import { PRECO_PARCELADO } from "@eden/domain/catalogo/precos";
import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { COBRANCAS, type Cobranca } from "@eden/domain/painel/valores";
import { Barcode, CreditCard, type IconNode, QrCode } from "lucide";
import { formatQuando } from "~/pessoas/quando.ts";

export const FORMA_ICONS: Record<Forma, IconNode> = { pix: QrCode, boleto: Barcode, cartao: CreditCard };
export type Forma = CobrancaLinha["forma"];

/** Reasons whose money came in: what is missing is a step of ours, not a payment. */
export const JA_ENTRARAM: ReadonlySet<Cobranca> = new Set([
  "pago_sem_cadastro",
  "valor_diferente",
  "reembolso",
  "contestacao",
]);

/** The reason in words. */
export const tituloOf = ({ motivo, grupo, forma }: CobrancaLinha) =>
  grupo === "pagou" ? `Pagou ${FORMAS_NA_FRASE[forma]}` : COBRANCAS[motivo];

const TONS: Partial<Record<Cobranca, string>> = {
  cartao_recusado: "text-erro",
  contestacao: "text-erro",
  valor_diferente: "text-aviso",
  reembolso: "text-aviso",
};

/** The colour of the reason, which its words say too. */
export function tomOf({ grupo, motivo }: CobrancaLinha): string {
  if (grupo === "pagou") return "text-folha";
  if (grupo === "sem_envio" || grupo === "encerrado") return "text-pedra";
  return TONS[motivo] ?? "text-mata";
}

/** The same with the sum that a decision is about. */
export function manchete(linha: CobrancaLinha): string {
  const { motivo, valor_centavos: valor, entrou_centavos: recebido } = linha;
  if (motivo !== "valor_diferente" || recebido === null) return tituloOf(linha);
  return `Entraram ${formatReais(Math.abs(recebido - valor))} a ${recebido < valor ? "menos" : "mais"}`;
}

/** How often and since when. */
export function detalheOf(linha: CobrancaLinha, now: number): string {
  const quando = formatQuando(linha.desde, now);
  const { tentativas, entrou_centavos: recebido } = linha;
  switch (linha.motivo) {
    case "boleto_em_aberto":
    case "boleto_vencido":
      return boletoDetalhe(linha, now);
    case "valor_diferente":
      return recebido === null ? quando : `pagou ${formatReais(recebido)} de ${formatReais(linha.valor_centavos)}`;
    case "pago_sem_cadastro":
      return [quando, reciboOf(linha, now)].filter(Boolean).join(" · ");
    case "analise_de_risco":
      return `com a operadora · ${quando}`;
    case "reembolso":
    case "contestacao":
      return quando;
    default:
      return tentativas > 1 ? `${tentativas} tentativas, a última ${quando}` : `1 tentativa, ${quando}`;
  }
}

function boletoDetalhe({ motivo, vence_em, boleto_aberto: aberto }: CobrancaLinha, now: number): string {
  const verbo = motivo === "boleto_vencido" ? "venceu" : "vence";
  const vencimento = vence_em && `${verbo} ${diaCurto(vence_em, now)}`;
  return [vencimento, aberto > 0 ? `foi aberto ${vezes(aberto)}` : "não foi aberto"].filter(Boolean).join(" · ");
}

function reciboOf({ enviadas }: CobrancaLinha, now: number): string {
  const recibo = enviadas.find(({ tipo }) => tipo === "pago");
  return recibo ? `recibo enviado ${formatQuando(recibo.em, now).replace("hoje, ", "")}` : "";
}

/** What a row is worth: what came in; before that, and after a refund, the price. */
export const valorOf = ({ valor_centavos, entrou_centavos }: CobrancaLinha) => entrou_centavos ?? valor_centavos;

/** The price in words, beside what came in. */
export function valorDetalhe({ motivo, forma, valor_centavos: valor, entrou_centavos: recebido }: CobrancaLinha) {
  if (motivo === "valor_diferente" && recebido !== null) {
    return recebido < valor ? `faltam ${formatReais(valor - recebido)}` : `sobram ${formatReais(recebido - valor)}`;
  }
  if (motivo === "reembolso") return "devolvido";
  if (motivo === "pago_sem_cadastro") {
    return recebido === null || recebido === valor ? "já entrou" : `já entrou, preço ${formatReais(valor)}`;
  }
  return forma === "cartao" ? parcelas(PRECO_PARCELADO.parcelas, valor) : "à vista";
}

export const parcelas = (quantas: number, valor: number) => `${quantas} × ${formatReais(valor / quantas)}`;

/** The method to offer: another one than the buyer tried. */
export function formaSugerida(forma: Forma): Forma {
  return forma === "pix" ? "cartao" : "pix";
}

/** What a member should do about a row that needs one. */
export function acaoOf({ motivo, forma }: CobrancaLinha): string {
  if (motivo === "valor_diferente") return "aceitar ou recusar";
  if (motivo === "pago_sem_cadastro") return "ajudar com o cadastro";
  if (motivo === "contestacao") return "responder no provedor";
  if (motivo === "reembolso" || motivo === "analise_de_risco") return "conversar";
  return formaSugerida(forma) === "pix" ? "oferecer PIX" : "oferecer 12×";
}

/** What helps to talk about it. */
export const EXPLICACOES: Partial<Record<Cobranca, string>> = {
  cartao_recusado: "O banco não diz o motivo; no parcelado costuma ser o limite.",
  analise_de_risco: "A operadora ainda decide; nada é cobrado antes disso.",
  pago_sem_cadastro: "O dinheiro entrou. Falta o cadastro para a conta abrir.",
  reembolso: "O dinheiro voltou para quem comprou.",
  contestacao: "Quem comprou contestou a cobrança no cartão. O prazo de resposta corre no provedor.",
};

/** "hoje", "amanhã", "18 de nov.". */
export const diaCurto = (moment: string, now: number) => formatQuando(moment, now).split(",")[0] ?? "";

const vezes = (count: number) => (count === 1 ? "1 vez" : `${count} vezes`);
