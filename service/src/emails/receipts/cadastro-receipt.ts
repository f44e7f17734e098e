import type { Lead } from "../../rows.ts";
import type { Receipt, ReceiptLinks } from "./receipt.ts";

/** Receipt of a sign-up for the EdenApp. It does not promise access: the account has its own e-mail. */
export function cadastroReceipt({ tipo }: Lead, { siteUrl }: ReceiptLinks): Receipt {
  const paid = tipo === "paid";
  return {
    subject: paid ? "Recebemos seu cadastro no EdenApp" : "Recebemos seu cadastro gratuito no EdenApp",
    title: paid ? "O cadastro da sua farmácia chegou." : "Seu cadastro chegou.",
    picture: "vaso-1",
    words: [
      paid
        ? "Recebemos seu cadastro no EdenApp. Com o pagamento confirmado, abrimos a sua conta, e as instruções de acesso chegam em outro e-mail."
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
