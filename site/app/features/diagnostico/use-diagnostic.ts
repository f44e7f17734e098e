import {
  answerPergunta,
  chooseOpcao,
  DIAGNOSTICO_INICIAL,
  type DiagnosticoDados,
  type DiagnosticoProgresso,
  withPerguntas,
} from "@eden/domain/jornadas/diagnostico";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { clearProgress, sameAnswers } from "~/clients/clear-progress.ts";
import { findLoja, readPerguntas } from "~/clients/diagnostic.ts";
import { readProgress, writeProgress } from "~/clients/diagnostic-storage.ts";
import { type FinishedDiagnostic, forgetFinished, readFinished } from "~/clients/finished-diagnostic.ts";
import { addressOf, asksForResults, visit } from "./place.ts";

const INITIAL: DiagnosticoDados = { ...DIAGNOSTICO_INICIAL, perguntas: [] };

/** loading: the questions are being loaded. unavailable: loading failed. */
export type Readiness = "starting" | "ready" | "loading" | "unavailable";

/** State of the diagnostic except for saving its results: current stage, answers and stored progress. */
export function useDiagnostic() {
  const navigate = useNavigate();
  const { search, key, state } = useLocation();
  const [dados, setDados] = useState(INITIAL);
  const [readiness, setReadiness] = useState<Readiness>("starting");
  const [resumed, setResumed] = useState(false);
  /** A report restored after a reload; its progress is no longer stored on the device. */
  const [past, setPast] = useState<FinishedDiagnostic | null>(null);
  /** Headings take focus only after the first navigation, so that focus does not move on page load. */
  const [moved, setMoved] = useState(false);
  const latest = useRef(dados);
  const owner = useRef<string | null>(null);

  const keep = useCallback((next: DiagnosticoDados) => {
    latest.current = next;
    setDados(next);
    const finished = readFinished();
    const isSaved = finished?.saved && finished.lojaId === next.lojaId && sameAnswers(finished.answers, next.answers);
    if (!isSaved) writeProgress(next);
  }, []);

  const go = useCallback(
    (next: DiagnosticoDados, replace = false) => {
      const from = window.location.search;
      const address = addressOf(next, from);
      keep(next);
      // A replaced entry is not the previous page.
      if (address !== from) void navigate({ search: address }, { replace, state: replace ? null : { from } });
    },
    [keep, navigate],
  );

  const resume = useCallback(
    async (kept: DiagnosticoProgresso) => {
      setReadiness("loading");
      latest.current = { ...INITIAL, ...kept };
      setDados(latest.current);
      const perguntas = await readPerguntas();
      if (!perguntas?.length) return setReadiness("unavailable");
      owner.current = kept.lojaId;
      const known = withPerguntas(kept, perguntas);
      go(visit(known, addressOf(known, "")), true);
      setReadiness("ready");
    },
    [go],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    const kept = readProgress();
    const finished = readFinished();
    if (kept && kept.step !== "identificador") {
      setResumed(true);
      void resume(kept);
      return;
    }
    setReadiness("ready");
    if (!kept && finished?.saved && asksForResults(search)) return setPast(finished);
    const start = { ...INITIAL, ...kept };
    latest.current = start;
    setDados(start);
    const address = addressOf(start, search);
    if (address !== search) void navigate({ search: address }, { replace: true });
  }, []);

  const seen = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on history changes only and reads the current state
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (readiness === "starting" || readiness === "loading") return;
    setMoved(true);
    if (past && !asksForResults(search)) setPast(null);
    if (past) return;
    const next = visit(latest.current, search);
    const address = addressOf(next, search);
    if (next.step !== latest.current.step || next.currentQuestionIndex !== latest.current.currentQuestionIndex) {
      setResumed(false);
      keep(next);
    }
    if (address !== search) void navigate({ search: address }, { replace: true });
  }, [key]);

  const edit = (patch: Partial<Pick<DiagnosticoDados, "cnpj" | "cpf">>) =>
    keep({ ...latest.current, ...patch, lojaId: null });

  /** Resolves to false if there is no such store. Both numbers are already validated. */
  const identify = async (): Promise<boolean> => {
    const { cnpj, cpf, lojaId, perguntas } = latest.current;
    const [found, questions] = await Promise.all([
      lojaId ?? findLoja(cnpj, cpf),
      perguntas.length > 0 ? perguntas : readPerguntas(),
    ]);
    if (!found) return false;
    // Answers are kept only for the store they were given for.
    const answers = owner.current === found ? latest.current.answers : {};
    owner.current = found;
    setMoved(true);
    setReadiness(questions?.length ? "ready" : "unavailable");
    const identified = {
      ...latest.current,
      lojaId: found,
      answers,
      step: "perguntas",
      currentQuestionIndex: 0,
    } as const;
    go(withPerguntas(identified, questions ?? []));
    return true;
  };

  const advance = (opcao: string | null) => {
    setResumed(false);
    go(answerPergunta(latest.current, opcao));
  };
  const goBack = () => {
    setResumed(false);
    const { currentQuestionIndex: index } = latest.current;
    const before = index > 0 ? { currentQuestionIndex: index - 1 } : { step: "identificador" as const };
    const next = { ...latest.current, ...before };
    // If the previous question is also the previous history entry, go back instead of adding an entry.
    if (state?.from === addressOf(next, search)) void navigate(-1);
    else go(next);
  };
  const restart = () => {
    clearProgress();
    forgetFinished();
    owner.current = null;
    latest.current = { ...INITIAL, perguntas: latest.current.perguntas };
    setDados(latest.current);
    setPast(null);
    setResumed(false);
    setMoved(true);
    setReadiness("ready");
    void navigate({ search: addressOf(latest.current, window.location.search) });
  };

  return {
    dados,
    past,
    readiness,
    /** Shown until the visitor continues. */
    resumed: resumed && readiness === "ready",
    moved,
    edit,
    identify,
    choose: (opcao: string) => keep(chooseOpcao(latest.current, opcao)),
    advance,
    goBack,
    restart,
    reload: () => void resume(latest.current.lojaId ? latest.current : (readProgress() ?? INITIAL)),
  };
}

export type Diagnostic = ReturnType<typeof useDiagnostic>;
