import type { Receipt, ReceiptLinks } from "./receipt.ts";

export function contatoReceipt({ consultant }: ReceiptLinks): Receipt {
  return {
    subject: "Recebemos sua mensagem",
    title: "Sua mensagem chegou.",
    picture: "mensagem",
    words: [
      "Obrigado por escrever. Quem lê e responde é gente de verdade, e entraremos em contato em breve.",
      "Se preferir, comece a conversa agora mesmo.",
    ],
    button: consultant,
    steps: [
      ["A equipe lê a sua mensagem", "Com atenção ao que você contou da sua farmácia."],
      ["Alguém liga ou escreve", "No telefone ou no e-mail que você deixou."],
      ["Vocês combinam o próximo passo", "Sem compromisso: pode ser só uma dúvida."],
    ],
  };
}
