import { conversa, type Receipt, type ReceiptLinks } from "./receipt.ts";

export function contatoReceipt({ consultant, promessa }: ReceiptLinks): Receipt {
  return {
    subject: "Recebemos sua mensagem",
    title: "Sua mensagem chegou.",
    picture: "mensagem",
    words: ["Obrigado por escrever. Quem lê e responde é gente de verdade.", ...conversa(promessa)],
    button: consultant,
    steps: [
      ["A equipe lê a sua mensagem", "Com atenção ao que você contou da sua farmácia."],
      ["Alguém liga ou escreve", "No telefone ou no e-mail que você deixou."],
      ["Vocês combinam o próximo passo", "Sem compromisso: pode ser só uma dúvida."],
    ],
  };
}
