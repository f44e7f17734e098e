import { sameRespostas } from "@eden/domain/diagnostico/respostas";
import type { DiagnosticoDados } from "@eden/domain/jornadas/diagnostico";
import {
  DIAGNOSTICO_STATE_INICIAL,
  type DiagnosticoAction,
  type DiagnosticoState,
  diagnosticoReducer,
  isToFinish,
  reportNow,
} from "@eden/domain/jornadas/diagnostico-reducer";
import { storedConcluido } from "~/clients/diagnostico.ts";
import { type Waiting, waitingSends, withdraw } from "~/clients/outbox/outbox.ts";
import { clearProgress, clearSavedProgress, writeProgress } from "~/clients/storage/diagnostico-storage.ts";

/** The state of the diagnostic of this page, and the storage written from it. */
export function createDiagnosticoStore() {
  let state = DIAGNOSTICO_STATE_INICIAL;
  const listeners = new Set<() => void>();
  /** Queued rows at the start: they may be sent before the questions are loaded. For the first report only. */
  let earlier: Waiting[] = [];
  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch: (action: DiagnosticoAction) => {
      const before = state;
      state = diagnosticoReducer(before, action);
      if (isToFinish(state)) {
        state = finish(state, earlier);
        earlier = [];
      }
      // What was just read is not written: that would prolong its time on the device.
      if (action.type === "start") earlier = waitingSends();
      else persist(before, state, action);
      for (const listener of listeners) listener();
    },
  };
}

/** Changed answers are a new diagnostic and replace the queued one. */
function finish(state: DiagnosticoState, earlier: Waiting[]): DiagnosticoState {
  const { dados, concluido } = state;
  if (concluido && !concluido.saved) withdraw(concluido.id);
  // An earlier tab may have sent these answers already: keep the id of that row.
  const waiting = [...waitingSends(), ...earlier].find(
    ({ row }) => row.loja_id === dados.lojaId && sameRespostas(row.respostas, dados.answers),
  );
  const id = waiting?.row.id ?? crypto.randomUUID();
  return diagnosticoReducer(state, { type: "finish", id, finishedAt: Date.now() });
}

function persist(before: DiagnosticoState, now: DiagnosticoState, { type }: DiagnosticoAction): void {
  const { dados, concluido } = now;
  if (type === "restart") clearProgress();
  else if (type === "save" && concluido)
    clearSavedProgress({ loja_id: concluido.lojaId, respostas: concluido.answers });
  else if (dados !== before.dados && !reportNow(now)?.saved && !isWithoutLoja(dados)) writeProgress(dados);

  if (concluido === before.concluido) return;
  if (concluido) storedConcluido.write(concluido);
  else storedConcluido.remove();
}

/** An edited number makes the store unknown. Stored like that, the answers would be lost on a reload. */
const isWithoutLoja = ({ lojaId, answers }: DiagnosticoDados) => lojaId === null && Object.keys(answers).length > 0;
