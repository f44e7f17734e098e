import type { Lead } from "../../rows.ts";
import type { Fact, Link, Step } from "../letter.ts";
import type { EmailPicture } from "../visitor-letter.ts";

/** What differs between the receipts of the forms. Contains no text that a visitor typed: anyone can submit a form. */
export interface Receipt {
  /** Without the number of the request. */
  subject: string;
  title: string;
  picture: EmailPicture;
  words: string[];
  button: Link;
  facts?: Fact[];
  stepsTitle?: string;
  steps: Step[];
  after?: string[];
}

/** The promise, if there is one, before the offer of a chat. */
export function conversa(promessa: string | undefined): string[] {
  const agora = "comece a conversa agora mesmo.";
  return promessa ? [promessa, `Se preferir, ${agora}`] : [`Se quiser conversar, ${agora}`];
}

export interface ReceiptLinks {
  siteUrl: string;
  /** Opens the free sign-up. */
  convite: string | undefined;
  /** When an answer was promised, "Respondemos até …"; undefined when the request does not wait for one. */
  promessa: string | undefined;
  /** A WhatsApp chat with the number of the request. */
  consultant: Link;
}

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

/** Receipt of a sign-up for the EdenApp. It does not promise access: the account has its own e-mail. */
export function cadastroReceipt({ tipo }: Lead, { siteUrl }: ReceiptLinks): Receipt {
  const paid = tipo === "paid";
  return {
    subject: paid ? "Recebemos seu cadastro no EdenApp" : "Recebemos seu cadastro gratuito no EdenApp",
    title: paid ? "O cadastro da sua farmácia chegou." : "Seu cadastro chegou.",
    picture: "vaso-1",
    words: [
      paid
        ? "Recebemos seu cadastro no EdenApp. Com o pagamento confirmado, abrimos a sua conta, e as instruções de acesso chegam em outro e-mail. Se elas já chegaram, é só entrar."
        : "Recebemos seu cadastro gratuito no EdenApp. As instruções de acesso chegam em outro e-mail.",
    ],
    button: { words: "Conhecer o EdenApp", href: `${siteUrl}/edenapp` },
    steps: paid
      ? [
          ["O pagamento é confirmado", "PIX e cartão em minutos; boleto, de 1 a 3 dias úteis."],
          ["Abrimos a sua conta", "Com os dados que você enviou."],
          ["O acesso chega por e-mail", "Em até 24 horas depois da confirmação."],
        ]
      : [
          ["Abrimos a sua conta", "Com os dados que você enviou."],
          ["O acesso chega por e-mail", "Se não aparecer, olhe também a caixa de spam."],
          ["Você entra no EdenApp", "Com este mesmo e-mail."],
        ],
  };
}
