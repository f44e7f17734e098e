import type { DiagnosticoProgresso } from "@eden/domain/jornadas/diagnostico";

const KEY = "diagnostico_progress";
const STEPS: readonly unknown[] = ["identificador", "perguntas", "resultados"];

/** What an unfinished diagnostic left on this device. What cannot be read counts as nothing. */
export function readProgress(): DiagnosticoProgresso | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as DiagnosticoProgresso | null;
    if (!kept || !STEPS.includes(kept.step)) return null;
    const { cnpj = "", cpf = "", lojaId = null, step, currentQuestionIndex = 0, answers } = kept;
    return { cnpj: String(cnpj), cpf: String(cpf), lojaId, step, currentQuestionIndex, answers: Object(answers) };
  } catch {
    return null;
  }
}

/** Exactly these keys: other programs of the group read them. */
export function writeProgress(progress: DiagnosticoProgresso): void {
  const { cnpj, cpf, lojaId, step, currentQuestionIndex, answers } = progress;
  try {
    localStorage.setItem(KEY, JSON.stringify({ cnpj, cpf, currentQuestionIndex, answers, step, lojaId }));
  } catch {
    // Storage full or forbidden: the diagnostic goes on, it only forgets on reload.
  }
}

export function clearProgress(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Forbidden storage holds nothing to clear.
  }
}

/** The server has these answers. A diagnostic begun since then stays. */
export function clearSavedProgress(row: Readonly<Record<string, unknown>>): void {
  const kept = readProgress();
  if (kept?.lojaId === row.loja_id && sameAnswers(kept?.answers, row.respostas)) clearProgress();
}

/** Whatever the order in which the questions were answered. */
export function sameAnswers(one: unknown, other: unknown): boolean {
  const sorted = (answers: unknown) => JSON.stringify(Object.entries(Object(answers)).sort());
  return sorted(one) === sorted(other);
}
