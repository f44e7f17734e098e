import type { DiagnosticoDados, Pergunta } from "@eden/domain/jornadas/diagnostico";
import { sameAnswers } from "./clear-progress.ts";
import { clearDraft, readDraft, writeDraft } from "./draft-storage.ts";
import { waitingSends, withdraw } from "./outbox.ts";

/** A diagnostic whose results are shown. Kept in sessionStorage, so that the report survives a reload. */
export interface FinishedDiagnostic {
  /** Id of the row: the same answers are never sent under another id. */
  id: string;
  finishedAt: number;
  cnpj: string;
  lojaId: string | null;
  answers: Readonly<Record<string, string>>;
  perguntas: readonly Pergunta[];
  saved: boolean;
}

const NAME = "diagnostico-resultado";

export function readFinished(): FinishedDiagnostic | null {
  const kept = readDraft<Omit<FinishedDiagnostic, "id" | "finishedAt">>(NAME);
  return kept && { ...kept.values, id: kept.id, finishedAt: kept.startedAt };
}

/**
 * Returns the stored diagnostic if the answers are unchanged. Changed answers are a new diagnostic and replace the
 * queued one.
 */
export function finish({ cnpj, lojaId, answers, perguntas }: DiagnosticoDados): FinishedDiagnostic {
  const before = readFinished();
  if (before && before.lojaId === lojaId && sameAnswers(before.answers, answers)) return before;
  if (before && !before.saved) withdraw(before.id);
  // An earlier tab may have sent these answers already: keep the id of that row.
  const waiting = waitingSends().find(({ row }) => row.loja_id === lojaId && sameAnswers(row.respostas, answers));
  const id = waiting?.row.id ?? crypto.randomUUID();
  const now = { id, finishedAt: Date.now(), cnpj, lojaId, answers, perguntas, saved: false };
  write(now);
  return now;
}

export function markSaved(id: string): void {
  const kept = readFinished();
  if (kept?.id === id) write({ ...kept, saved: true });
}

export function forgetFinished(): void {
  clearDraft(NAME);
}

function write({ id, finishedAt, ...values }: FinishedDiagnostic): void {
  writeDraft(NAME, { id, startedAt: finishedAt, values });
}
