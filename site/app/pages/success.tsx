import { CircleCheck } from "lucide-react";
import { PaymentSteps } from "~/features/resultado/payment-steps.tsx";
import { ResultPage } from "~/features/resultado/result-page.tsx";
import { ReturnToRegistration } from "~/features/resultado/return-to-registration.tsx";
import { pageMeta } from "~/head/page-meta.ts";
import { sucesso } from "~/images/sucesso.ts";
import type { SiteHandle } from "~/pages/frames/site.tsx";
import { ButtonLink } from "~/ui/button-link.tsx";

export const meta = () =>
  pageMeta({
    path: "/success",
    title: "Éden Grupo - Pagamento Confirmado",
    description: "Pagamento confirmado e assinatura criada.",
    noindex: true,
  });

export const handle: SiteHandle = { convite: false };

export default function Success() {
  return (
    <ResultPage
      picture={sucesso}
      badge="Pagamento confirmado"
      icon={CircleCheck}
      title={
        <>
          Tudo certo. <span className="whitespace-nowrap">Bem-vindo</span> ao <em>jardim</em>!
        </>
      }
      lead="Seu pagamento foi confirmado e sua assinatura foi criada."
      actions={
        <ButtonLink to="/" variant="fio">
          Voltar ao início
        </ButtonLink>
      }
    >
      <ReturnToRegistration />
      <PaymentSteps />
    </ResultPage>
  );
}
