import { type FormaAvista, NOMES_FORMAS, type PlanoPagamento } from "@eden/domain/catalogo/pedido";
import { DIAS_PARA_DESISTIR } from "@eden/domain/catalogo/precos";
import { empresa } from "./empresa.ts";

export const acessos = {
  gratuito: {
    nome: "Gratuito",
    descricao: "Para conhecer o EdenApp por dentro.",
    linhas: ["Não pede cartão nem CNPJ", "Cadastro em um passo"],
  },
  pago: {
    nome: "Pago",
    descricao: "Para a sua farmácia aprender e aplicar o ano inteiro.",
    linhas: [
      "Mais de 30 aulas: marketing, cultura, gestão, mentalidade e tricotomia humana",
      "Conta em nome da sua loja",
    ],
  },
} as const;

export const planosDoApp = {
  parcelado: { nome: "Parcelado", meio: "Cartão de crédito" },
  avista: { nome: "À vista", meio: "PIX ou boleto" },
} as const;

/** How it is paid, once plan and method are chosen. */
export function meioOf(plano: PlanoPagamento, forma: FormaAvista): string {
  if (plano === "parcelado") return planosDoApp.parcelado.meio;
  return NOMES_FORMAS[forma];
}

/** At the foot of the summary. */
export const garantias = {
  seguro: `Pagamento no ambiente seguro do ${empresa.provedorDePagamento}. Não guardamos seu cartão.`,
  desistencia: `${DIAS_PARA_DESISTIR} dias para desistir da compra.`,
} as const;
