import type { DiagnosticoProgresso } from "@eden/domain/jornadas/diagnostico";

export const PROGRESS = "diagnostico_progress";
/** When the progress was last written: a key of its own, for the shape of the other is documented. */
export const WRITTEN_AT = "eden_diagnostico_em";

export function clearProgress(): void {
  try {
    localStorage.removeItem(PROGRESS);
    localStorage.removeItem(WRITTEN_AT);
  } catch {
    // Forbidden storage holds nothing to clear.
  }
}

/** The server has these answers. A diagnostic begun since then stays. */
export function clearSavedProgress(row: Readonly<Record<string, unknown>>): void {
  try {
    const kept = Object(JSON.parse(localStorage.getItem(PROGRESS) ?? "null")) as Partial<DiagnosticoProgresso>;
    if (kept.lojaId === row.loja_id && sameAnswers(kept.answers, row.respostas)) clearProgress();
  } catch {
    // What cannot be read is no progress of these answers.
  }
}

/** Whatever the order in which the questions were answered. */
export function sameAnswers(one: unknown, other: unknown): boolean {
  const sorted = (answers: unknown) => JSON.stringify(Object.entries(Object(answers)).sort());
  return sorted(one) === sorted(other);
}
