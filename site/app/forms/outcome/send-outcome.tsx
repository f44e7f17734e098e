import { formatDiaEMes } from "@eden/domain/dia";
import { Banner } from "@eden/ui/banner.tsx";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { ErrorSummary } from "@eden/ui/error-summary.tsx";
import type { ReactNode } from "react";
import type { Failure } from "~/clients/outbox/outbox.ts";
import { whatsappLink } from "~/content/whatsapp.ts";
import type { OutcomeProps, SendWords } from "~/forms/send-banner.tsx";

/** The message about a submission. */
function Outcome({ state, words, onRetry, saved }: OutcomeProps): ReactNode {
  switch (state.status) {
    case "failed":
      return <Refused {...state} words={words} />;
    case "unexpected":
      return (
        <Failed
          title={words.unexpected ?? (typeof words.failed === "string" ? words.failed : words.failed("other", ""))}
        />
      );
    case "limited":
      return (
        <Banner tone="er" title="Muitos envios em pouco tempo.">
          Tente novamente {waitingTime(state.retryAfterSeconds)}. O que você escreveu continua aqui.
        </Banner>
      );
    case "queued":
      return <Queued {...state} words={words.queued} onRetry={onRetry} />;
    case "saved":
      return saved;
    default:
      return null;
  }
}

function Refused({ cause, message, gone, words: { failed } }: Failure & { gone?: boolean; words: SendWords }) {
  if (cause === "order_taken") {
    return (
      <Failed title="Já existe um cadastro para este pedido.">
        Se não foi você,{" "}
        <AppLink to={whatsappLink("Olá! Já existe um cadastro para o meu pedido.")} className="font-semibold underline">
          fale com a equipe
        </AppLink>
        .
      </Failed>
    );
  }
  if (cause === "expired") {
    return (
      <Failed title={`Um envio de ${formatDiaEMes(message)} não pôde ser feito e foi apagado deste aparelho.`}>
        Ele esperou 7 dias pela conexão. Se ainda quiser, envie de novo.
      </Failed>
    );
  }
  return (
    <Failed title={typeof failed === "string" ? failed : failed(cause, message)}>
      {gone ? "O que você escreveu não está mais neste aparelho. Se ainda quiser, envie de novo." : undefined}
    </Failed>
  );
}

function Failed({ title, children = "Nada do que você escreveu se perdeu." }: { title: string; children?: ReactNode }) {
  return (
    <Banner tone="er" title={title}>
      {children}
    </Banner>
  );
}

interface QueuedProps {
  offline: boolean;
  failing: boolean;
  trying?: boolean;
  words: SendWords["queued"];
  onRetry: () => void;
}

function Queued({ offline, failing, trying = false, words, onRetry }: QueuedProps) {
  const why = failing ? "O servidor teve um problema." : "O servidor não respondeu.";
  return (
    <Banner
      tone="off"
      title={`${offline ? "Sem internet." : why} ${words.title}`}
      action={
        <button
          type="button"
          onClick={trying ? undefined : onRetry}
          aria-disabled={trying}
          className="min-h-11 rounded-lg font-semibold text-mata underline underline-offset-4"
        >
          {trying ? "Tentando enviar..." : "Tentar enviar agora"}
        </button>
      }
    >
      {words.text}
    </Banner>
  );
}

function waitingTime(seconds: number): string {
  if (seconds <= 60) return "em um minuto";
  return `em ${Math.ceil(seconds / 60)} minutos`;
}

/** What a form needs after the first press of its button, loaded while the visitor fills it in. */
export default { Outcome, ErrorSummary };
