import { protocoloOf } from "@eden/domain/protocolo";
import { Banner } from "@eden/ui/banner.tsx";
import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { ConsultantLink } from "~/forms/receipt.tsx";
import type { SavingState } from "./use-saving.ts";

export const DID = "concluir o diagnóstico de gestão no site";

/** Says whether the answers are stored on the server, without hiding the result. */
export function SaveState({ state, onRetry }: { state: SavingState; onRetry: () => void }) {
  return (
    <div data-chrome className="pagina mt-5 min-h-11">
      {contentOf(state, onRetry)}
    </div>
  );
}

function contentOf(state: SavingState, onRetry: () => void): ReactNode {
  switch (state.status) {
    case "nothing":
      return null;
    case "idle":
    case "sending":
      return (
        <p role="status" className="py-2.5 text-pedra">
          Salvando o resultado...
        </p>
      );
    case "saved":
      return (
        <Banner
          tone="ok"
          title={`Resultado salvo. Protocolo ${protocoloOf(state.id)}`}
          action={<ConsultantLink id={state.id} did={DID} />}
        >
          Com esse número o consultor abre o seu resultado e conversa com ele à frente.
        </Banner>
      );
    case "queued":
      return (
        <NotYet title={state.offline ? "Sem internet: resultado ainda não salvo." : WAITING} onRetry={onRetry}>
          Ele está guardado neste aparelho e vai sozinho quando a conexão voltar.
        </NotYet>
      );
    case "limited":
      return (
        <NotYet title={WAITING} onRetry={onRetry}>
          Ele está guardado neste aparelho. Tentamos de novo sozinhos em instantes.
        </NotYet>
      );
    default:
      return (
        <NotYet title={WAITING} onRetry={onRetry}>
          Ele está guardado neste aparelho: tente de novo agora ou mais tarde.
        </NotYet>
      );
  }
}

const WAITING = "Resultado ainda não salvo.";

function NotYet({ title, onRetry, children }: { title: string; onRetry: () => void; children: ReactNode }) {
  return (
    <Banner
      tone="off"
      icon={CloudOff}
      title={title}
      action={
        <button
          type="button"
          onClick={onRetry}
          className="min-h-11 rounded-lg font-semibold text-mata underline underline-offset-4"
        >
          Tentar salvar agora
        </button>
      }
    >
      {children}
    </Banner>
  );
}
