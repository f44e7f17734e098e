import { type DiagnosticoDados, diagnosticoJornada, visitPergunta } from "@eden/domain/jornadas/diagnostico";

type Place = Pick<DiagnosticoDados, "step" | "currentQuestionIndex">;

/** Query string of a stage or question, which gives each a history entry. Other parameters are kept. */
export function addressOf({ step, currentQuestionIndex }: Place, search: string): string {
  const params = new URLSearchParams(search);
  params.delete("pergunta");
  params.delete("etapa");
  if (step === "perguntas") params.set("pergunta", String(currentQuestionIndex + 1));
  if (step === "resultados") params.set("etapa", "resultado");
  const found = params.toString();
  return found && `?${found}`;
}

export function asksForResults(search: string): boolean {
  return new URLSearchParams(search).get("etapa") === "resultado";
}

/** The stage that a URL opens given the answers so far: the requested one, or the unfinished one before it. */
export function visit(dados: DiagnosticoDados, search: string): DiagnosticoDados {
  const pergunta = Number(new URLSearchParams(search).get("pergunta"));
  const wantsResults = asksForResults(search);
  if (wantsResults && diagnosticoJornada.canVisit("resultados", dados)) return { ...dados, step: "resultados" };
  if ((wantsResults || pergunta > 0) && diagnosticoJornada.canVisit("perguntas", dados)) {
    return visitPergunta({ ...dados, step: "perguntas" }, wantsResults ? dados.perguntas.length : pergunta - 1);
  }
  return { ...dados, step: "identificador" };
}
