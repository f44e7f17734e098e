import { sameRespostas } from "@eden/domain/diagnostico/respostas";
import type { DiagnosticoEtapa, DiagnosticoProgresso } from "@eden/domain/jornadas/diagnostico";
import { nullable, number, object, optional, picklist, pipe, record, string, transform } from "valibot";
import { stored } from "./storage.ts";

/** Maximum time since the last answer. The privacy policy states it. */
export const PROGRESS_KEPT_MS = 24 * 60 * 60 * 1000;

const KEY = "diagnostico_progress";
const ETAPAS = ["identificador", "perguntas", "resultados"] as const satisfies readonly DiagnosticoEtapa[];

const progress = stored<DiagnosticoProgresso>({
  area: "local",
  key: KEY,
  schema: object({
    cnpj: optional(string(), ""),
    cpf: optional(string(), ""),
    currentQuestionIndex: optional(number(), 0),
    answers: optional(record(string(), string()), {}),
    step: picklist(ETAPAS),
    lojaId: optional(nullable(string()), null),
  }),
});
/** The same key as text: unreadable progress expires too. */
const written = stored({ area: "local", key: KEY, schema: string(), plain: true });
/** Time of the last write. It has its own key because the format of the progress is documented. */
const writtenAt = stored<number>({
  area: "local",
  key: "eden_diagnostico_em",
  schema: pipe(string(), transform(Number), number()),
  plain: true,
});

/** The progress of an unfinished diagnostic on this device. Unreadable progress counts as none. */
export function readProgress(): DiagnosticoProgresso | null {
  forgetExpiredProgress();
  return progress.read();
}

/** Write exactly these keys: other software of the group reads them. The CPF is dropped once the store is known. */
export function writeProgress(dados: DiagnosticoProgresso): void {
  const { cnpj, lojaId, step, currentQuestionIndex, answers } = dados;
  const cpf = lojaId === null ? dados.cpf : "";
  progress.write({ cnpj, cpf, currentQuestionIndex, answers, step, lojaId });
  writtenAt.write(Date.now());
}

export function clearProgress(): void {
  progress.remove();
  writtenAt.remove();
}

/** Clears the progress of answers that the server has stored. A diagnostic started later is kept. */
export function clearSavedProgress(row: Readonly<Record<string, unknown>>): void {
  const kept = progress.read();
  if (kept && kept.lojaId === row.loja_id && sameRespostas(kept.answers, row.respostas)) clearProgress();
}

/** Runs on every page. Progress without a time, or with one in the future, gets the current time. */
export function forgetExpiredProgress(): void {
  if (written.read() === null) return;
  const age = Date.now() - (writtenAt.read() ?? Number.NaN);
  if (age >= PROGRESS_KEPT_MS) clearProgress();
  else if (!(age >= 0)) writtenAt.write(Date.now());
}
