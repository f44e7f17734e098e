import type { DiagnosticoProgresso } from "@eden/domain/jornadas/diagnostico";
import { clearProgress, PROGRESS, WRITTEN_AT } from "./clear-progress.ts";

/** Maximum time since the last answer. The privacy policy states it. */
export const PROGRESS_KEPT_MS = 24 * 60 * 60 * 1000;
const STEPS: readonly unknown[] = ["identificador", "perguntas", "resultados"];

/** The progress of an unfinished diagnostic on this device. Unreadable progress counts as none. */
export function readProgress(): DiagnosticoProgresso | null {
  forgetExpiredProgress();
  try {
    const kept = JSON.parse(localStorage.getItem(PROGRESS) ?? "null") as DiagnosticoProgresso | null;
    if (!kept || !STEPS.includes(kept.step)) return null;
    const { cnpj = "", cpf = "", lojaId = null, step, currentQuestionIndex = 0, answers } = kept;
    return { cnpj: String(cnpj), cpf: String(cpf), lojaId, step, currentQuestionIndex, answers: Object(answers) };
  } catch {
    return null;
  }
}

/** Write exactly these keys: other software of the group reads them. The CPF is dropped once the store is known. */
export function writeProgress(progress: DiagnosticoProgresso): void {
  const { cnpj, lojaId, step, currentQuestionIndex, answers } = progress;
  const cpf = lojaId === null ? progress.cpf : "";
  try {
    localStorage.setItem(PROGRESS, JSON.stringify({ cnpj, cpf, currentQuestionIndex, answers, step, lojaId }));
    localStorage.setItem(WRITTEN_AT, String(Date.now()));
  } catch {
    // Storage is full or blocked: the diagnostic continues but does not survive a reload.
  }
}

/** Runs on every page. Progress without a time, or with one in the future, gets the current time. */
export function forgetExpiredProgress(): void {
  try {
    if (localStorage.getItem(PROGRESS) === null) return;
    const age = Date.now() - Number(localStorage.getItem(WRITTEN_AT) ?? Number.NaN);
    if (age >= PROGRESS_KEPT_MS) clearProgress();
    else if (!(age >= 0)) localStorage.setItem(WRITTEN_AT, String(Date.now()));
  } catch {
    // Storage is full or blocked: there is nothing to delete, or the next page tries again.
  }
}
