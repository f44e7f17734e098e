import { noteStep } from "~/clients/note-step.ts";
import { saveFile } from "~/clients/save-file.ts";
import { empresa } from "~/content/empresa.ts";
import { ferramentas } from "~/content/ferramentas.ts";
import type { ContaFluxo } from "./conta-fluxo.ts";
import { csvOf, icsOf } from "./fluxo-files.ts";

export function saveCsv({ fluxo, previsao, lancamentos }: ContaFluxo): void {
  noteStep(3);
  saveFile(new File([csvOf(fluxo, previsao, lancamentos)], "fluxo-de-caixa.csv", { type: "text/csv" }));
}

export function saveReminder(hoje: string): void {
  const text = icsOf(hoje, `${empresa.origem}${ferramentas.fluxo.path}`);
  saveFile(new File([text], "fluxo-de-caixa.ics", { type: "text/calendar" }));
}
