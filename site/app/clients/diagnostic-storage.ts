import type { DiagnosticoProgresso } from "@eden/domain/jornadas/diagnostico";
import { clearProgress, PROGRESS, WRITTEN_AT } from "./clear-progress.ts";

/** Longest time since the last answer. The privacy policy names it. */
export const PROGRESS_KEPT_MS = 24 * 60 * 60 * 1000;
const STEPS: readonly unknown[] = ["identificador", "perguntas", "resultados"];

/** What an unfinished diagnostic left on this device. What cannot be read counts as nothing. */
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

/** Exactly these keys: other programs of the group read them. Once the store is known its CPF is not needed. */
export function writeProgress(progress: DiagnosticoProgresso): void {
  const { cnpj, lojaId, step, currentQuestionIndex, answers } = progress;
  const cpf = lojaId === null ? progress.cpf : "";
  try {
    localStorage.setItem(PROGRESS, JSON.stringify({ cnpj, cpf, currentQuestionIndex, answers, step, lojaId }));
    localStorage.setItem(WRITTEN_AT, String(Date.now()));
  } catch {
    // Storage full or forbidden: the diagnostic goes on, it only forgets on reload.
  }
}

/** Runs with every page. Progress without a time, or with one that is still to come, gets the present one. */
export function forgetExpiredProgress(): void {
  try {
    if (localStorage.getItem(PROGRESS) === null) return;
    const age = Date.now() - Number(localStorage.getItem(WRITTEN_AT) ?? Number.NaN);
    if (age >= PROGRESS_KEPT_MS) clearProgress();
    else if (!(age >= 0)) localStorage.setItem(WRITTEN_AT, String(Date.now()));
  } catch {
    // Storage full or forbidden: there is nothing to forget, or it is tried again with the next page.
  }
}
