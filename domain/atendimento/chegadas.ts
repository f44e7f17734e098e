/** How a person came to us without a form: `nome` on a button, `frase` in a timeline. */
export const CHEGADAS = {
  telefone: { nome: "Ligou", frase: "Ligou" },
  whatsapp: { nome: "WhatsApp", frase: "Mandou WhatsApp" },
  presencial: { nome: "Pessoalmente", frase: "Veio pessoalmente" },
  email: { nome: "E-mail", frase: "Mandou e-mail" },
  evento: { nome: "Evento", frase: "Falou conosco num evento" },
  indicacao: { nome: "Indicação", frase: "Veio por indicação" },
} as const;
export type Chegada = keyof typeof CHEGADAS;
