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
    "Ofertas que fazem sentido para cada pessoa, lembrete na hora da recompra e um motivo a mais para o segundo item.",
  pontos: ["Ofertas personalizadas", "Recompra no dia certo", "Ticket médio que cresce sem empurrar"],
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
  { recurso: "gestaoFinanceira", frase: "Contas, caixa e resultado em uma só tela." },
  { recurso: "gestaoCompras", frase: "O que comprar, quanto e de quem." },
  { recurso: "painelVendas", frase: "O dia da loja, por hora e por vendedor." },
  { recurso: "painelCompras", frase: "Pedidos, prazos e o que ainda vai chegar." },
  { recurso: "vendaWhatsapp", frase: "Do “tem aí?” ao pedido fechado na conversa." },
  { recurso: "estudoLocalizacao", frase: "Onde abrir, ampliar ou mudar com segurança." },
  { recurso: "superApps", frase: "Sua loja dentro dos aplicativos de entrega." },
  { recurso: "mixProdutos", frase: "A prateleira certa para o seu bairro." },
  { recurso: "deliveryOnline", frase: "A sua própria vitrine, aberta o dia todo." },
] as const satisfies readonly { recurso: RecursoId; frase: string }[];

export type FerramentaId = (typeof ferramentas)[number]["recurso"];
