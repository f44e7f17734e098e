import { whatsappLink } from "./whatsapp.ts";

export const convite = {
  frase: "Conte como está a sua loja hoje. Um consultor ouve você no WhatsApp e indica o nível certo para começar.",
  link: whatsappLink("Olá! Quero conversar com um consultor sobre a minha farmácia."),
  /** Example of how such a conversation may start. An illustration, not a customer's words. */
  conversa: [
    { de: "consultor", texto: "Olá! Que bom ter você aqui. Sua farmácia é loja única ou já tem filiais?" },
    { de: "visitante", texto: "Loja única. Quero crescer sem perder o jeito da casa." },
    { de: "consultor", texto: "Então vamos começar pela raiz. Posso mostrar dois caminhos?" },
  ],
} as const;
