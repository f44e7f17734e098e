import { diagnosticoIdentificadorSchema } from "../formularios/diagnostico-identificador.ts";
import { errorsOf } from "../formularios/validate.ts";
import { createJornada } from "./jornada.ts";

export type DiagnosticoEtapa = "identificador" | "perguntas" | "resultados";

/** Kept in the browser while a diagnostic is under way. */
export type DiagnosticoProgresso = {
  cnpj: string;
  cpf: string;
  lojaId: string | null;
  step: DiagnosticoEtapa;
  currentQuestionIndex: number;
  /** The chosen option's text, under `p` and the question's id. */
  answers: Readonly<Record<string, string>>;
};

export type Pergunta = { id: number; texto: string; opcoes: readonly string[] };
export type DiagnosticoDados = DiagnosticoProgresso & { perguntas: readonly Pergunta[] };

export const diagnosticoJornada = createJornada<DiagnosticoEtapa, DiagnosticoDados>(
  [
    { id: "identificador", titulo: "Identificação", campos: ["cnpj", "cpf", "lojaId"] },
    { id: "perguntas", titulo: "Perguntas", campos: ["answers"] },
    { id: "resultados", titulo: "Resultados", campos: [] },
  ],
  (dados) => ({
    ...errorsOf(diagnosticoIdentificadorSchema, dados),
    ...(dados.lojaId === null && { lojaId: "CNPJ ou CPF não encontrado em nosso banco de dados." }),
    ...(!isAnswered(dados) && { answers: "Responda todas as perguntas" }),
  }),
);

export const DIAGNOSTICO_INICIAL: DiagnosticoProgresso = {
  cnpj: "",
  cpf: "",
  lojaId: null,
  step: "identificador",
  currentQuestionIndex: 0,
  answers: {},
};

/** Stores the answer and goes to the next question; after the last, to the results or to a question left behind. */
export function answerPergunta(dados: DiagnosticoDados, opcao: string): DiagnosticoDados {
  const { perguntas, currentQuestionIndex } = dados;
  const pergunta = perguntas[currentQuestionIndex];
  if (!pergunta) return dados;
  const answered = { ...dados, answers: { ...dados.answers, [answerKey(pergunta)]: opcao } };
  if (currentQuestionIndex < perguntas.length - 1) {
    return { ...answered, currentQuestionIndex: currentQuestionIndex + 1 };
  }
  const pending = firstUnanswered(answered);
  return pending < 0 ? { ...answered, step: "resultados" } : { ...answered, currentQuestionIndex: pending };
}

export function previousPergunta(dados: DiagnosticoDados): DiagnosticoDados {
  return { ...dados, currentQuestionIndex: Math.max(0, dados.currentQuestionIndex - 1) };
}

/** The answer already given to the question on screen, or an empty string. */
export function currentAnswer({ perguntas, currentQuestionIndex, answers }: DiagnosticoDados): string {
  const pergunta = perguntas[currentQuestionIndex];
  return pergunta ? (answers[answerKey(pergunta)] ?? "") : "";
}

/** `3 de 23`, and how far that is. */
export function progressoOf({ perguntas, currentQuestionIndex }: DiagnosticoDados) {
  const numero = currentQuestionIndex + 1;
  const total = perguntas.length;
  return { numero, total, percentual: total === 0 ? 0 : Math.round((numero / total) * 100) };
}

export function answerKey({ id }: Pick<Pergunta, "id">): string {
  return `p${id}`;
}

function isAnswered(dados: DiagnosticoDados): boolean {
  return dados.perguntas.length > 0 && firstUnanswered(dados) < 0;
}

function firstUnanswered({ perguntas, answers }: DiagnosticoDados): number {
  return perguntas.findIndex((pergunta) => !answers[answerKey(pergunta)]);
}
