import { RECURSOS, type RecursoId } from "@eden/domain/catalogo/recursos";
import type { Convite } from "./convite.ts";

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
    "Ofertas que fazem sentido para cada pessoa, lembrete na hora da recompra e um motivo a mais para o segundo item.",
  pontos: ["Ofertas personalizadas", "Recompra no dia certo", "Ticket médio que cresce sem empurrar produto"],
};

export const precificacao: Destaque = {
  id: "precificacao",
  rotulo: "Precificação inteligente",
  titulo: "O preço certo, com a margem de pé",
  texto: "A régua cruza três medidas, item por item. Você enxerga até onde dá para ir e decide.",
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

export const conviteDaTecnologia: Convite = {
  frase:
    "Diga o que você ainda decide no escuro. Um consultor mostra a ferramenta que responde e o nível em que ela está.",
  mensagem: "Olá! Quero saber mais sobre as ferramentas de tecnologia do Éden Grupo.",
  outra: { label: "Comparar os planos", to: "/planos" },
  conversa: [
    { de: "visitante", texto: "Só descubro o resultado quando o mês já acabou." },
    { de: "consultor", texto: "Então vamos começar pelo painel de vendas. O que você olha hoje?" },
    { de: "visitante", texto: "O saldo do banco." },
  ],
};
