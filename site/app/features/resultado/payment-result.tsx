import { ButtonLink } from "@eden/ui/button.tsx";
import { CircleCheck, Hourglass, type LucideIcon } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { type Checkout, isBoleto } from "~/clients/edenapp-storage.ts";
import { obrigado } from "~/images/obrigado.ts";
import { sucesso } from "~/images/sucesso.ts";
import { PaymentSteps } from "./payment-steps.tsx";
import { ResultPage } from "./result-page.tsx";
import { ReturnToRegistration } from "./return-to-registration.tsx";
import { type DeviceOrder, useDeviceOrder } from "./use-device-order.ts";

const OrderReceipt = lazy(() => import("./order-receipt.tsx"));

/**
 * Shown after returning from the provider. The return proves nothing: the page says "confirmado" only once the order is
 * paid.
 */
export function PaymentResult({ confirmedTitle }: { confirmedTitle: string }) {
  const order = useDeviceOrder();
  const { checkout, situacao } = order;
  const isPaid = situacao === "pago";
  useEffect(() => {
    if (isPaid) document.title = confirmedTitle;
  }, [isPaid, confirmedTitle]);
  const { badge, icon, title, lead } = wordsOf(order);
  const hasEnded = situacao === "cancelado" || situacao === "expirado";
  return (
    <ResultPage
      long
      picture={isPaid ? sucesso : obrigado}
      badge={badge}
      icon={icon}
      title={title}
      lead={<span role="status">{lead}</span>}
      actions={
        <ButtonLink to="/" variant="fio">
          Voltar ao início
        </ButtonLink>
      }
    >
      {hasEnded ? <TryAgain origem={checkout?.origem} /> : <ReturnToRegistration checkout={checkout} />}
      <Suspense>
        {checkout?.pedidoId && <OrderReceipt checkout={checkout} pedidoId={checkout.pedidoId} isPaid={isPaid} />}
      </Suspense>
      {!hasEnded && <PaymentSteps checkout={checkout} />}
    </ResultPage>
  );
}

function TryAgain({ origem }: { origem: Checkout["origem"] | undefined }) {
  return (
    <ButtonLink
      to={origem === "live" ? "/formulario-live" : "/registro-edenapp?etapa=3"}
      variant="ipe"
      className="mt-7"
    >
      Tentar novamente
    </ButtonLink>
  );
}

interface Words {
  badge: string;
  icon: LucideIcon;
  title: ReactNode;
  lead: string;
}

function wordsOf({ checkout, situacao }: DeviceOrder): Words {
  switch (situacao) {
    case "pago":
      return {
        badge: "Pagamento confirmado",
        icon: CircleCheck,
        title: (
          <>
            Tudo certo. <span className="whitespace-nowrap">Bem-vindo</span> ao <em>jardim</em>!
          </>
        ),
        lead: "Seu pagamento foi confirmado e sua assinatura foi criada.",
      };
    case "em_revisao":
      return {
        badge: "Pagamento em análise",
        icon: Hourglass,
        title: (
          <>
            Obrigado! Falta <em>conferir</em> o valor.
          </>
        ),
        lead: "Nossa equipe está conferindo o valor recebido e fala com você por e-mail.",
      };
    case "cancelado":
    case "expirado":
      return {
        badge: "Pedido encerrado",
        icon: Hourglass,
        title: (
          <>
            Este pedido terminou sem <em>pagamento</em>.
          </>
        ),
        lead: "Nenhuma cobrança foi feita. É só começar de novo, quando fizer sentido.",
      };
    default:
      return {
        badge: "Pagamento em conferência",
        icon: Hourglass,
        title: (
          <>
            Obrigado! Estamos <em>conferindo</em> <span className="whitespace-nowrap">o seu pagamento.</span>
          </>
        ),
        lead: checkingLead(checkout),
      };
  }
}

function checkingLead(checkout: DeviceOrder["checkout"]): string {
  if (!checkout) return "Assim que ele for aprovado, enviamos um e-mail com o link para criar a sua conta.";
  if (isBoleto(checkout)) return "O banco leva de 1 a 3 dias úteis para confirmar o boleto.";
  return "A confirmação costuma levar poucos instantes e aparece aqui sozinha.";
}
