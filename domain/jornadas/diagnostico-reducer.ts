import { sameRespostas } from "../diagnostico/respostas.ts";
import {
  answerPergunta,
  chooseOpcao,
  DIAGNOSTICO_INICIAL,
  type DiagnosticoDados,
  type DiagnosticoProgresso,
  type Lugar,
  type Pergunta,
  visitLugar,
  withPerguntas,
} from "./diagnostico.ts";

/** A diagnostic whose report is shown. */
export type DiagnosticoConcluido = Pick<DiagnosticoDados, "cnpj" | "lojaId" | "answers" | "perguntas"> & {
  /** Id of the row: the same answers are never sent under another id. */
  id: string;
  finishedAt: number;
  /** The server has the row. */
  saved: boolean;
};

export type DiagnosticoState = {
  dados: DiagnosticoDados;
  /** loading: the questions are being loaded. unavailable: loading failed. */
  readiness: "starting" | "ready" | "loading" | "unavailable";
  /** The store that the answers were given for. They are not shown to another one. */
  lojaDasRespostas: string | null;
  /** The last finished diagnostic. Its answers may have been changed since. */
  concluido: DiagnosticoConcluido | null;
  /** Started from stored progress. Until the visitor continues. */
  resumed: boolean;
  /** The visitor has moved, so headings take focus. On page load focus does not move. */
  moved: boolean;
};

type Loaded = readonly Pergunta[] | null;

export type DiagnosticoAction =
  | { type: "start"; progresso: DiagnosticoProgresso | null; concluido: DiagnosticoConcluido | null; lugar: Lugar }
  | { type: "load" }
  /** The questions for the stored progress; null if loading failed. */
  | { type: "resume"; perguntas: Loaded }
  | { type: "edit"; campos: Partial<Pick<DiagnosticoDados, "cnpj" | "cpf">> }
  | { type: "identify"; lojaId: string; perguntas: Loaded }
  /** Answers the current question and stays on it. */
  | { type: "choose"; opcao: string }
  | { type: "advance"; opcao: string | null }
  | { type: "goBack" }
  /** A history entry was opened. */
  | { type: "visit"; lugar: Lugar }
  | { type: "finish"; id: string; finishedAt: number }
  | { type: "save"; id: string }
  | { type: "restart" };

const DADOS_INICIAIS: DiagnosticoDados = { ...DIAGNOSTICO_INICIAL, perguntas: [] };

export const DIAGNOSTICO_STATE_INICIAL: DiagnosticoState = {
  dados: DADOS_INICIAIS,
  readiness: "starting",
  lojaDasRespostas: null,
  concluido: null,
  resumed: false,
  moved: false,
};

/** Every transition of the diagnostic. Storage, network and URL follow from the state. */
export function diagnosticoReducer(state: DiagnosticoState, action: DiagnosticoAction): DiagnosticoState {
  const { dados, concluido } = state;
  switch (action.type) {
    case "start":
      return start(action);
    case "load":
      return { ...state, readiness: "loading" };
    case "resume":
      return resume(state, action.perguntas);
    case "edit":
      return { ...state, dados: { ...dados, ...action.campos, lojaId: null } };
    case "identify":
      return identify(state, action.lojaId, action.perguntas);
    case "choose":
      return { ...state, dados: chooseOpcao(dados, action.opcao) };
    case "advance":
      return { ...state, dados: answerPergunta(dados, action.opcao), resumed: false, moved: true };
    case "goBack":
      return { ...state, dados: previousLugar(dados), resumed: false, moved: true };
    case "visit":
      return visit(state, action.lugar);
    case "finish":
      return {
        ...state,
        concluido: { ...reportOf(dados), id: action.id, finishedAt: action.finishedAt, saved: false },
      };
    case "save":
      return concluido?.id === action.id ? { ...state, concluido: { ...concluido, saved: true } } : state;
    case "restart":
      return {
        ...DIAGNOSTICO_STATE_INICIAL,
        dados: { ...DADOS_INICIAIS, perguntas: dados.perguntas },
        readiness: "ready",
        moved: true,
      };
  }
}

/** The finished diagnostic with the current answers; null if there is none. */
export function reportNow({ dados, concluido }: DiagnosticoState): DiagnosticoConcluido | null {
  return concluido && isSame(concluido, dados) ? concluido : null;
}

/** The results were reached with answers that have no finished diagnostic yet. */
export function isToFinish(state: DiagnosticoState): boolean {
  return state.readiness === "ready" && state.dados.step === "resultados" && reportNow(state) === null;
}

type Answered = Pick<DiagnosticoDados, "lojaId" | "answers">;

function isSame(one: Answered, other: Answered): boolean {
  return one.lojaId === other.lojaId && sameRespostas(one.answers, other.answers);
}

function start({ progresso, concluido, lugar }: Extract<DiagnosticoAction, { type: "start" }>): DiagnosticoState {
  const begun = progresso !== null && progresso.step !== "identificador";
  const state: DiagnosticoState = {
    ...DIAGNOSTICO_STATE_INICIAL,
    dados: { ...DADOS_INICIAIS, ...progresso },
    readiness: begun ? "loading" : "ready",
    lojaDasRespostas: progresso?.lojaId ?? null,
    concluido,
    resumed: begun,
  };
  // Without progress an unsaved report may have been sent by another page. Sent again, it meets its own key.
  const isReport = progresso
    ? progresso.step === "resultados" && reportNow(state) !== null
    : lugar.step === "resultados";
  return concluido && isReport ? showReport(state, concluido) : state;
}

/** The report after a reload: its questions need not be loaded. */
function showReport(state: DiagnosticoState, concluido: DiagnosticoConcluido): DiagnosticoState {
  const report = reportOf(concluido);
  const currentQuestionIndex = Math.max(0, concluido.perguntas.length - 1);
  return {
    ...state,
    dados: { ...DADOS_INICIAIS, ...report, step: "resultados", currentQuestionIndex },
    readiness: "ready",
    lojaDasRespostas: concluido.lojaId,
  };
}

function resume(state: DiagnosticoState, perguntas: Loaded): DiagnosticoState {
  if (!perguntas?.length) return { ...state, readiness: "unavailable" };
  const dados = withPerguntas(state.dados, perguntas);
  return { ...state, dados: visitLugar(dados, dados), readiness: "ready" };
}

function identify(state: DiagnosticoState, lojaId: string, perguntas: Loaded): DiagnosticoState {
  const answers = state.lojaDasRespostas === lojaId ? state.dados.answers : {};
  const dados: DiagnosticoDados = { ...state.dados, lojaId, answers, step: "perguntas", currentQuestionIndex: 0 };
  // Without the questions it is unknown which answers are still valid: keep them all until a retry.
  return {
    ...state,
    dados: perguntas?.length ? withPerguntas(dados, perguntas) : dados,
    readiness: perguntas?.length ? "ready" : "unavailable",
    lojaDasRespostas: lojaId,
    moved: true,
  };
}

function visit(state: DiagnosticoState, lugar: Lugar): DiagnosticoState {
  const { dados } = state;
  const next = visitLugar(dados, lugar);
  const isHere = next.step === dados.step && next.currentQuestionIndex === dados.currentQuestionIndex;
  return isHere ? { ...state, moved: true } : { ...state, dados: next, resumed: false, moved: true };
}

function previousLugar(dados: DiagnosticoDados): DiagnosticoDados {
  const { currentQuestionIndex: index } = dados;
  return index > 0 ? { ...dados, currentQuestionIndex: index - 1 } : { ...dados, step: "identificador" };
}

function reportOf({ cnpj, lojaId, answers, perguntas }: Omit<DiagnosticoConcluido, "id" | "finishedAt" | "saved">) {
  return { cnpj, lojaId, answers, perguntas };
}
