import {
  isBoleto,
  isEncerrado,
  type OrigemCompra,
  type Situacao,
  type StoredPedido,
} from "@eden/domain/catalogo/pedido";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { SocialIcon } from "@eden/ui/core/icon.tsx";
import { CircleCheck, Hourglass, type IconNode } from "lucide";
import { type ReactNode, useEffect, useState } from "react";
import { followSituacao } from "~/clients/situacao.ts";
import { readPedido } from "~/clients/storage/stored-pedido.ts";
import { whatsappLink } from "~/content/whatsapp.ts";
import { obrigado } from "~/images/obrigado.ts";
import { sucesso } from "~/images/sucesso.ts";
import { PaymentSteps, ReturnToCadastro } from "./payment-steps.tsx";
import { PedidoReceipt } from "./pedido-receipt.tsx";
import { ResultPage } from "./result-page.tsx";

/**
 * Shown after returning from the provider. The return proves nothing: the page says "confirmado" only once the pedido is
 * paid.
 */
export function PaymentResult({ confirmedTitle }: { confirmedTitle: string }) {
  const device = useDevicePedido();
  const { pedido, situacao } = device;
  const isPaid = situacao === "pago";
  useEffect(() => {
    if (isPaid) document.title = confirmedTitle;
  }, [isPaid, confirmedTitle]);
  const { badge, icon, title, lead } = wordsOf(device);
  const hasEnded = isEncerrado(situacao);
  return (
    <ResultPage
      picture={isPaid ? sucesso : obrigado}
      badge={badge}
      icon={icon}
      title={title}
      lead={<span role="status">{lead}</span>}
      actions={
        <>
          {hasEnded ? <TryAgain origem={pedido?.origem} /> : <ReturnToCadastro pedido={pedido} />}
          {pedido === null && (
            <ButtonLink to={whatsappLink("Olá! Fiz um pagamento pelo site e quero saber se deu certo.")} variant="ipe">
              <SocialIcon of="whatsapp" />
              Falar com a equipe
            </ButtonLink>
          )}
          {(hasEnded || !pedido) && (
            <ButtonLink to="/" variant="outline">
              Voltar ao início
            </ButtonLink>
          )}
        </>
      }
      receipt={pedido && <PedidoReceipt pedido={pedido} isPaid={isPaid} />}
    >
      {!hasEnded && <PaymentSteps pedido={pedido} />}
    </ResultPage>
  );
}

function TryAgain({ origem }: { origem: OrigemCompra | undefined }) {
  return (
    <ButtonLink to={origem === "live" ? "/formulario-live" : "/registro-edenapp?etapa=3"} variant="ipe">
      Tentar novamente
    </ButtonLink>
  );
}

interface Words {
  badge: string;
  icon: IconNode;
  title: ReactNode;
  lead: ReactNode;
}

function wordsOf({ pedido, situacao }: DevicePedido): Words {
  switch (situacao) {
    case "pago":
      return {
        badge: "Pagamento confirmado",
        icon: CircleCheck,
        title: (
          <>
            Tudo certo. <span className="whitespace-nowrap">Boas-vindas</span>{" "}
            <span className="whitespace-nowrap">
              ao <em>jardim</em>!
            </span>
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
            Obrigado!{" "}
            <span className="md:whitespace-nowrap">
              Estamos <em>conferindo</em>
            </span>{" "}
            <span className="whitespace-nowrap">o seu pagamento.</span>
          </>
        ),
        lead: checkingLead(pedido),
      };
  }
}

function checkingLead(pedido: DevicePedido["pedido"]): ReactNode {
  if (!pedido) {
    return (
      <>
        Assim que ele for aprovado, enviamos um <span className="whitespace-nowrap">e-mail</span> com o próximo passo: o
        link para criar a sua conta, se ela ainda falta.
      </>
    );
  }
  if (isBoleto(pedido)) return "O banco leva de 1 a 3 dias úteis para confirmar o boleto.";
  return "A confirmação costuma levar poucos instantes e aparece aqui sozinha.";
}

interface DevicePedido {
  /** Undefined until storage is read, because the prerendered page cannot know it. Null if there is none. */
  pedido: StoredPedido | null | undefined;
  /** Set by the provider's webhook event; null until the server has responded. */
  situacao: Situacao | null;
}

/** The pedido stored on this device when leaving for the payment, polled while the page is visible. */
function useDevicePedido(): DevicePedido {
  const [pedido, setPedido] = useState<StoredPedido | null>();
  const [situacao, setSituacao] = useState<Situacao | null>(null);
  useEffect(() => {
    const kept = readPedido();
    setPedido(kept);
    if (!kept?.pedidoId) return;
    return followSituacao(kept.pedidoId, (now) => {
      setSituacao(now);
      setPedido(readPedido());
    });
  }, []);
  return { pedido, situacao };
}
