import { type Checkout, isBoleto } from "~/clients/edenapp-storage.ts";
import { NextSteps } from "~/forms/receipt.tsx";

/** The next steps after the payment; the third depends on the payment method. */
export function PaymentSteps({ checkout }: { checkout: Checkout | null | undefined }) {
  return (
    <>
      <h2 className="mt-9 text-h3">Próximos passos</h2>
      <NextSteps
        steps={[
          {
            titulo: "Confirmação por e-mail",
            texto: "Você recebe um e-mail com a confirmação do pagamento e o link da sua conta.",
          },
          {
            titulo: "Acesso liberado",
            texto: "Seu acesso ao EdenApp é liberado em até 24 horas, com a conta criada e o pagamento recebido.",
          },
          chargeOf(checkout),
          { titulo: "Contato da equipe", texto: "A equipe do Éden Grupo entra em contato com você." },
        ]}
      />
    </>
  );
}

function chargeOf(checkout: Checkout | null | undefined): { titulo: string; texto: string } {
  if (!checkout) {
    return {
      titulo: "Cobrança",
      texto: "Se você parcelou no cartão, as parcelas entram sozinhas na fatura, mês a mês.",
    };
  }
  if (isBoleto(checkout)) {
    return { titulo: "Boleto", texto: "O banco leva de 1 a 3 dias úteis para confirmar. É um pagamento só." };
  }
  if (checkout.planType === "avista") return { titulo: "Pagamento único", texto: "Você não tem outras cobranças." };
  return { titulo: "Cobrança automática", texto: "As parcelas entram sozinhas na fatura do seu cartão, mês a mês." };
}
