import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { PRECO_PARCELADO } from "@eden/domain/catalogo/precos";
import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { COBRANCAS, type Cobranca, FORMAS } from "@eden/domain/painel/valores";
import {
  Barcode,
  CreditCard,
  Gavel,
  type IconNode,
  QrCode,
  Scale,
  ShieldQuestionMark,
  Undo2,
  UserRoundX,
} from "lucide";
import { formatQuando } from "~/pessoas/quando.ts";

export const MOTIVO_ICONS: Record<Cobranca, IconNode> = {
  pix_nao_pago: QrCode,
  boleto_em_aberto: Barcode,
  boleto_vencido: Barcode,
  cartao_recusado: CreditCard,
  cartao_nao_pago: CreditCard,
  analise_de_risco: ShieldQuestionMark,
  pago_sem_cadastro: UserRoundX,
  valor_diferente: Scale,
  reembolso: Undo2,
  contestacao: Gavel,
};

export const FORMA_ICONS: Record<Forma, IconNode> = { pix: QrCode, boleto: Barcode, cartao: CreditCard };
export type Forma = CobrancaLinha["forma"];

/** Reasons whose money came in: what is missing is a step of ours, not a payment. */
export const JA_ENTRARAM: ReadonlySet<Cobranca> = new Set([
  "pago_sem_cadastro",
  "valor_diferente",
  "reembolso",
  "contestacao",
]);

/** The reason in words; of a boleto also when it is due and whether it was opened. */
export function tituloOf({ motivo, vence_em, boleto_aberto }: CobrancaLinha, now: number): string {
  const aberto = boleto_aberto > 0 ? "foi aberto" : "não foi aberto";
  if (motivo === "boleto_em_aberto" && vence_em) return `Boleto vence ${diaCurto(vence_em, now)}, ${aberto}`;
  if (motivo === "boleto_vencido" && vence_em) return `Boleto venceu ${diaCurto(vence_em, now)}, ${aberto}`;
  if (motivo === "boleto_em_aberto" || motivo === "boleto_vencido") return `${COBRANCAS[motivo]}, ${aberto}`;
  return motivo === "valor_diferente" ? `${COBRANCAS[motivo]}: decidir` : COBRANCAS[motivo];
}

/** The same with the sum that a decision is about. */
export function manchete(linha: CobrancaLinha, now: number): string {
  const { motivo, valor_centavos: valor, entrou_centavos: recebido } = linha;
  if (motivo !== "valor_diferente" || recebido === null) return tituloOf(linha, now);
  return `Entraram ${formatReais(Math.abs(recebido - valor))} a ${recebido < valor ? "menos" : "mais"}`;
}

/** How often and since when. */
export function detalheOf(linha: CobrancaLinha, now: number): string {
  const quando = formatQuando(linha.desde, now);
  const { tentativas, boleto_aberto: aberto, entrou_centavos: recebido } = linha;
  switch (linha.motivo) {
    case "boleto_em_aberto":
    case "boleto_vencido":
      return aberto > 0 ? `aberto ${vezes(aberto)}` : `gerado ${quando}`;
    case "valor_diferente":
      return recebido === null ? quando : `entraram ${formatReais(recebido)} · ${quando}`;
    case "pago_sem_cadastro":
      return `${FORMAS[linha.forma]} · ${quando}`;
    case "analise_de_risco":
      return `a operadora confere o cartão · ${quando}`;
    case "reembolso":
    case "contestacao":
      return quando;
    default:
      return `${tentativas} ${tentativas === 1 ? "tentativa" : "tentativas"} · ${quando}`;
  }
}

/** What a row is worth: once a payment counts, what came in; before, and after a refund, the price. */
export const valorOf = ({ motivo, valor_centavos, entrou_centavos }: CobrancaLinha) =>
  motivo === "valor_diferente" || motivo === "reembolso" ? valor_centavos : (entrou_centavos ?? valor_centavos);

/** The line below the value. */
export function valorDetalhe({ motivo, forma, valor_centavos: valor, entrou_centavos: recebido }: CobrancaLinha) {
  if (motivo === "valor_diferente" && recebido !== null) {
    return recebido < valor ? `faltam ${formatReais(valor - recebido)}` : `sobram ${formatReais(recebido - valor)}`;
  }
  if (motivo === "reembolso") return "devolvido";
  if (motivo === "pago_sem_cadastro") {
    return recebido === null || recebido === valor ? "já entrou" : `já entrou, preço ${formatReais(valor)}`;
  }
  return forma === "cartao" && valor === PRECO_PARCELADO.total ? parcelas(PRECO_PARCELADO.parcelas, valor) : "à vista";
}

export const parcelas = (quantas: number, valor: number) => `${quantas} × ${formatReais(valor / quantas)}`;

/** The method to offer: another one than the buyer tried. */
export function formaSugerida(forma: Forma): Forma {
  return forma === "pix" ? "cartao" : "pix";
}

/** The action of a row, in one or two words. */
export function acaoOf({ motivo, forma }: CobrancaLinha): string {
  if (motivo === "valor_diferente") return "Decidir";
  if (JA_ENTRARAM.has(motivo) || motivo === "analise_de_risco") return "Chamar";
  return formaSugerida(forma) === "pix" ? "Oferecer PIX" : "Link em 12×";
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
