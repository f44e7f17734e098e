import { RECURSOS, type RecursoId } from "@eden/domain/catalogo/recursos";

export interface Destaque {
  id: "agente-virtual" | "clube-de-vantagens" | "precificacao";
  rotulo: string;
  titulo: string;
  texto: string;
  pontos: readonly string[];
}

export const agenteVirtual: Destaque = {
  id: "agente-virtual",
  rotulo: "Agente virtual",
  titulo: "Pergunte como quem pergunta ao sócio",
  texto:
    "A EVA acompanha os indicadores da sua farmácia e responde a qualquer hora, em português claro. É uma consultora de plantão, 24 horas.",
  pontos: [
    "Explica o número antes de mostrar o gráfico",
    "Avisa quando algo sai do combinado",
    "Sugere o próximo passo",
  ],
};

export const clubeDeVantagens: Destaque = {
  id: "clube-de-vantagens",
  rotulo: RECURSOS.clubeVantagens,
  titulo: "O cliente volta porque foi lembrado",
  texto:
    "Ofertas que fazem sentido para cada pessoa, lembrete na hora da recompra e um motivo para levar o segundo item.",
  pontos: ["Ofertas personalizadas", "Recompra no dia certo", "Ticket médio que cresce sem empurrar produto"],
};

export const precificacao: Destaque = {
  id: "precificacao",
  rotulo: "Precificação inteligente",
  titulo: "O preço certo, com a margem de pé",
  texto: "A régua compara três medidas, produto por produto. Você enxerga até onde dá para ir e decide.",
  pontos: [
    "Concorrência: quanto cobram à sua volta",
    "Elasticidade: quanto o preço pesa",
    "Margem: o que precisa ficar na loja",
  ],
};

/** The nine cards, named as in the comparison of planos. */
export const ferramentas = [
  "gestaoFinanceira",
  "gestaoCompras",
  "painelVendas",
  "painelCompras",
  "vendaWhatsapp",
  "estudoLocalizacao",
  "superApps",
  "mixProdutos",
  "deliveryOnline",
] as const satisfies readonly RecursoId[];

export type FerramentaId = (typeof ferramentas)[number];
