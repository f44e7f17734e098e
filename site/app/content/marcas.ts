import { amostra } from "@eden/domain/conteudo/amostra";

export type MarcaId = "valora-farma" | "dolado-farma" | "bate-preco";

export interface Marca {
  /** Also the section's anchor on /marcas. */
  id: MarcaId;
  nome: string;
  chamada: string;
  texto: string;
  /** Benefits of the licence, in the order of their icons. */
  argumentos: readonly [string, string, string];
}

export const marcas: readonly Marca[] = [
  {
    id: "valora-farma",
    nome: "Valora Farma",
    chamada: "Para ser lembrada pelo cuidado",
    texto: "Uma marca para quem atende pelo nome, explica com calma e faz do balcão um lugar de confiança.",
    argumentos: amostra([
      "Atendimento como assinatura da loja",
      "Identidade elegante, da fachada à sacola",
      "Espaço para ouvir o cliente com calma",
    ]),
  },
  {
    id: "dolado-farma",
    nome: "DoLado Farma",
    chamada: "A farmácia que é vizinha",
    texto: "Feita para o bairro: próxima, alegre e fácil de achar. Quem mora ao lado compra aqui primeiro.",
    argumentos: amostra([
      "Presença forte no entorno da sua loja",
      "Entrega e conversa no WhatsApp",
      "Ações com a comunidade",
    ]),
  },
  {
    id: "bate-preco",
    nome: "Farmácias BatePreço",
    chamada: "Preço baixo com a conta certa",
    texto: "Para disputar preço de cabeça erguida: oferta clara na vitrine e margem protegida por trás dela.",
    argumentos: amostra([
      "Comunicação de preço que se lê da calçada",
      "Precificação apoiada em dados",
      "Produtos escolhidos para girar",
    ]),
  },
];

export function licenciamentoMessage(marca: string): string {
  return `Olá! Gostaria de saber mais sobre o licenciamento da marca ${marca}.`;
}
