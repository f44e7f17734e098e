import { PaymentResult } from "~/features/resultado/payment-result.tsx";
import { pageMeta } from "~/head/page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/success",
    title: "Éden Grupo - Pagamento",
    description: "Obrigado! Estamos conferindo o seu pagamento.",
    noindex: true,
  });

export default function Success() {
  return <PaymentResult confirmedTitle="Éden Grupo - Pagamento Confirmado" />;
}
