import type { DiagnosticoProgresso } from "@eden/domain/jornadas/diagnostico";

export const PROGRESS = "diagnostico_progress";
/** Time of the last write. It has its own key because the format of the progress is documented. */
export const WRITTEN_AT = "eden_diagnostico_em";

export function clearProgress(): void {
  try {
    localStorage.removeItem(PROGRESS);
    localStorage.removeItem(WRITTEN_AT);
  } catch {
    // Storage is blocked, so there is nothing to clear.
  }
}

/** Clears the progress of answers that the server has stored. A diagnostic started later is kept. */
export function clearSavedProgress(row: Readonly<Record<string, unknown>>): void {
  try {
    const kept = Object(JSON.parse(localStorage.getItem(PROGRESS) ?? "null")) as Partial<DiagnosticoProgresso>;
    if (kept.lojaId === row.loja_id && sameAnswers(kept.answers, row.respostas)) clearProgress();
  } catch {
    // Unreadable progress does not belong to these answers.
  }
}

/** Compares answers regardless of the order in which they were given. */
export function sameAnswers(one: unknown, other: unknown): boolean {
  const sorted = (answers: unknown) => JSON.stringify(Object.entries(Object(answers)).sort());
  return sorted(one) === sorted(other);
}
