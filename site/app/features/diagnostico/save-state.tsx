import "~/clients/after-saved.ts";
import { respostasToSave } from "@eden/domain/jornadas/diagnostico";
import type { DiagnosticoConcluido } from "@eden/domain/jornadas/diagnostico-reducer";
import { Banner } from "@eden/ui/banner.tsx";
import { CloudOff } from "lucide";
import { type ReactNode, useCallback, useEffect, useMemo } from "react";
import { keepForLater } from "~/clients/outbox/outbox.ts";
import { readProgress } from "~/clients/storage/diagnostico-storage.ts";
import { Protocol, ReceiptLinks } from "~/forms/receipt/receipt.tsx";
import { type SubmissionState, useSubmission } from "~/forms/use-submission.ts";

/** nothing: there is no row to send; this is logged but not shown. */
type SavingState = SubmissionState | { status: "nothing" };

const TABLE = "diagnosticos_respostas";

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
          title={
            <>
              Resultado salvo. <Protocol id={state.id} />
            </>
          }
          action={<ReceiptLinks id={state.id} tabela={TABLE} did={DID} />}
        >
          Com esse número o consultor abre o seu resultado e conversa com você já sabendo as suas notas.
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
          Chegaram muitos resultados ao mesmo tempo. O seu {readProgress() && "está guardado neste aparelho e "}vai
          sozinho em cerca de {Math.ceil(state.retryAfterSeconds / 60)} min
          {readProgress() ? "." : ": não feche esta página."}
        </NotYet>
      );
    default:
      return (
        <NotYet title={WAITING} onRetry={onRetry}>
          {readProgress()
            ? "Ele está guardado neste aparelho: tente de novo agora ou mais tarde."
            : "Este navegador não deixa guardar nada: não feche esta página e tente de novo."}
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

/** Sends the finished diagnostic once. It stays on the device and is retried until the server acknowledges. */
export function useSaving(concluido: DiagnosticoConcluido, onSaved: (id: string) => void) {
  const { id, saved } = concluido;
  const row = useMemo(() => respostasToSave(concluido), [concluido]);
  // Named by its id: the row of an earlier diagnostic may still be queued, and its outcome is not this one's.
  const form = `diagnostico-${id}`;
  const { state, submit, retry } = useSubmission({ form, table: TABLE, onSaved });
  const { status } = state;

  const send = useCallback(() => {
    if (typeof row === "string") console.warn("diagnostic not saved:", row);
    else void submit({ id, ...row });
  }, [id, row, submit]);

  // Also idle: restored from the back/forward cache, or sent by another page. Sent again, it meets its own key.
  useEffect(() => {
    if (!saved && status === "idle") send();
  }, [saved, status, send]);

  const seconds = state.status === "limited" ? state.retryAfterSeconds : null;
  useEffect(() => {
    if (seconds === null || typeof row === "string") return;
    // Queued again, so that it is sent even if this page is closed.
    keepForLater({ form, table: TABLE, row: { id, ...row } });
    const timer = setTimeout(send, seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, form, id, row, send]);

  const now: SavingState = typeof row === "string" ? { status: "nothing" } : state;
  return {
    state: saved ? ({ status: "saved", id } as const) : now,
    retry: status === "queued" ? retry : send,
  };
}
