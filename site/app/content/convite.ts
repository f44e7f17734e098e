/** What the closing section of a page says. */
export interface Convite {
  frase: string;
  /** The message already written in the chat. */
  mensagem: string;
  /** The second button. */
  outra: { label: string; to: string };
  /** Example of how such a conversation may start. An illustration, not a customer's words. */
  conversa: readonly { de: "consultor" | "visitante"; texto: string }[];
}

/** Of the home page and of pages without one of their own. */
export const convite: Convite = {
  frase: "Conte como está a sua loja hoje. Um consultor ouve você no WhatsApp e indica o nível certo para começar.",
  mensagem: "Olá! Quero conversar com um consultor sobre a minha farmácia.",
  outra: { label: "Comparar os planos", to: "/planos" },
  conversa: [
    { de: "consultor", texto: "Olá! Que bom ter você aqui. Sua farmácia é loja única ou já tem filiais?" },
    { de: "visitante", texto: "Loja única, no bairro há anos. Quero crescer sem perder o jeito da casa." },
    { de: "consultor", texto: "Então vamos começar pela raiz. Posso mostrar dois caminhos?" },
  ],
};
