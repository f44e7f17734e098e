import type { Inserts } from "../banco/tables.ts";
import { errorsOf } from "../campos/validate.ts";
import { type Respostas, respostaKey } from "../diagnostico/respostas.ts";
import type { PerguntaDoResultado } from "../diagnostico/resultado.ts";
import { diagnosticoIdentificadorSchema } from "../formularios/diagnostico-identificador.ts";
import { createJornada } from "./jornada.ts";

export type DiagnosticoEtapa = "identificador" | "perguntas" | "resultados";

/** Stored in the browser while a diagnostic is in progress; other software reads it under these names. */
export type DiagnosticoProgresso = {
  cnpj: string;
  cpf: string;
  lojaId: string | null;
  step: DiagnosticoEtapa;
  currentQuestionIndex: number;
  answers: Respostas;
};

export type Pergunta = PerguntaDoResultado & { versao: number };
export type DiagnosticoDados = DiagnosticoProgresso & { perguntas: readonly Pergunta[] };

export const diagnosticoJornada = createJornada<DiagnosticoEtapa, DiagnosticoDados>(
  [
    { id: "identificador", titulo: "Identificação", campos: ["cnpj", "cpf", "lojaId"] },
    { id: "perguntas", titulo: "Perguntas", campos: ["answers"] },
    { id: "resultados", titulo: "Resultados", campos: [] },
  ],
  (dados) => ({
    // Once the store is found, CNPJ and CPF are not needed: the CPF is not stored on the device.
    ...(dados.lojaId === null && {
      ...errorsOf(diagnosticoIdentificadorSchema, dados),
      lojaId: "CNPJ ou CPF não encontrado em nosso banco de dados.",
    }),
    ...(!isAnswered(dados) && { answers: "Responda a todas as perguntas" }),
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

/** Merges stored progress with the active questions; answers they no longer contain are dropped. */
export function withPerguntas(progresso: DiagnosticoProgresso, perguntas: readonly Pergunta[]): DiagnosticoDados {
  const answers = Object.fromEntries(
    perguntas.flatMap((pergunta) => {
      const resposta = progresso.answers[respostaKey(pergunta)];
      const isOpcao = pergunta.opcoes.some(({ texto }) => texto === resposta);
      return resposta !== undefined && isOpcao ? [[respostaKey(pergunta), resposta]] : [];
    }),
  );
  const dados = { ...progresso, answers, perguntas };
  const step = dados.step === "resultados" && pendingIndex(dados) >= 0 ? "perguntas" : dados.step;
  return visitPergunta({ ...dados, step }, progresso.currentQuestionIndex);
}

/** A stage, and the question if the stage is `perguntas`. */
export type Lugar = Pick<DiagnosticoDados, "step" | "currentQuestionIndex">;

/** Goes to that stage, or to the unfinished one before it. */
export function visitLugar(dados: DiagnosticoDados, { step, currentQuestionIndex }: Lugar): DiagnosticoDados {
  if (step === "resultados" && diagnosticoJornada.canVisit(step, dados)) return { ...dados, step };
  if (step !== "identificador" && diagnosticoJornada.canVisit("perguntas", dados)) {
    const index = step === "resultados" ? dados.perguntas.length : currentQuestionIndex;
    return visitPergunta({ ...dados, step: "perguntas" }, index);
  }
  return { ...dados, step: "identificador" };
}

/** Goes to that question, or to the first unanswered one before it. */
export function visitPergunta(dados: DiagnosticoDados, index: number): DiagnosticoDados {
  const pending = pendingIndex(dados);
  const last = pending < 0 ? Math.max(0, dados.perguntas.length - 1) : pending;
  return { ...dados, currentQuestionIndex: Math.min(Math.max(0, index), last) };
}

/**
 * Stores the answer and goes to the next question; after the last, to the results or to a skipped question. A question
 * without options has no answer to store.
 */
export function answerPergunta(dados: DiagnosticoDados, opcao: string | null): DiagnosticoDados {
  const { perguntas, currentQuestionIndex } = dados;
  const pergunta = perguntas[currentQuestionIndex];
  if (!pergunta) return dados;
  const answered = opcao === null ? dados : chooseOpcao(dados, opcao);
  if (currentQuestionIndex < perguntas.length - 1) {
    return { ...answered, currentQuestionIndex: currentQuestionIndex + 1 };
  }
  const pending = pendingIndex(answered);
  return pending < 0 ? { ...answered, step: "resultados" } : { ...answered, currentQuestionIndex: pending };
}

/** Stores the answer to the current question and stays on it. */
export function chooseOpcao(dados: DiagnosticoDados, opcao: string): DiagnosticoDados {
  const pergunta = dados.perguntas[dados.currentQuestionIndex];
  return pergunta ? { ...dados, answers: { ...dados.answers, [respostaKey(pergunta)]: opcao } } : dados;
}

/** The stored answer to the current question, or an empty string. */
export function currentResposta({ perguntas, currentQuestionIndex, answers }: DiagnosticoDados): string {
  const pergunta = perguntas[currentQuestionIndex];
  return pergunta ? (answers[respostaKey(pergunta)] ?? "") : "";
}

/** `3 de 23`, and the percentage. */
export function progressoOf({ perguntas, currentQuestionIndex }: DiagnosticoDados) {
  const numero = currentQuestionIndex + 1;
  const total = perguntas.length;
  return { numero, total, percentual: total === 0 ? 0 : Math.round((numero / total) * 100) };
}

export type RespostasToSave = Required<Omit<Inserts["diagnosticos_respostas"], "id">>;

/** The row of a finished diagnostic, or the reason why there is none, which is logged but not shown. */
export function respostasToSave({
  lojaId,
  answers,
  perguntas,
}: Pick<DiagnosticoDados, "lojaId" | "answers" | "perguntas">): RespostasToSave | string {
  const answered = Object.keys(answers).length;
  if (!lojaId) return "no store";
  if (answered === 0) return "no answers";
  if (answered !== perguntas.length) return `${answered} answers to ${perguntas.length} questions`;
  return { loja_id: lojaId, versao: perguntas[0]?.versao ?? 1, respostas: answers };
}

function isAnswered(dados: DiagnosticoDados): boolean {
  return dados.perguntas.length > 0 && pendingIndex(dados) < 0;
}

/** Index of the first unanswered question with options; -1 if there is none. */
function pendingIndex({ perguntas, answers }: DiagnosticoDados): number {
  return perguntas.findIndex((pergunta) => pergunta.opcoes.length > 0 && !answers[respostaKey(pergunta)]);
}
