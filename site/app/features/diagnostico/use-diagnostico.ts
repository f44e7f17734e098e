import type { DiagnosticoDados, Lugar } from "@eden/domain/jornadas/diagnostico";
import { type DiagnosticoAction, diagnosticoReducer, reportNow } from "@eden/domain/jornadas/diagnostico-reducer";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { findLoja, readPerguntas, storedConcluido } from "~/clients/diagnostico.ts";
import { readProgress } from "~/clients/storage/diagnostico-storage.ts";
import { createDiagnosticoStore } from "./diagnostico-store.ts";

/** The diagnostic except for sending its results: binds the state to the URL and the server. */
export function useDiagnostico() {
  const { store, open, load } = useBoundStore();
  const { search, state: entry } = useLocation();
  const navigate = useNavigate();
  const state = useSyncExternalStore(store.subscribe, store.read, store.read);

  const perform = (action: DiagnosticoAction) => {
    store.dispatch(action);
    open();
  };
  const edit = useCallback(
    (campos: Partial<Pick<DiagnosticoDados, "cnpj" | "cpf">>) => store.dispatch({ type: "edit", campos }),
    [store],
  );
  const save = useCallback((id: string) => store.dispatch({ type: "save", id }), [store]);

  /** Resolves to false if there is no such store. Both numbers are already validated. */
  const identify = async (): Promise<boolean> => {
    const { cnpj, cpf, lojaId, perguntas } = store.read().dados;
    const [found, loaded] = await Promise.all([
      lojaId ?? findLoja(cnpj, cpf),
      perguntas.length > 0 ? perguntas : readPerguntas(),
    ]);
    if (found) perform({ type: "identify", lojaId: found, perguntas: loaded });
    return found !== null;
  };
  const goBack = () => {
    const { dados } = diagnosticoReducer(state, { type: "goBack" });
    // If the previous question is also the previous history entry, go back instead of adding an entry.
    if (entry?.from === addressOf(dados, search)) void navigate(-1);
    else perform({ type: "goBack" });
  };

  const { dados, readiness, moved } = state;
  return {
    dados,
    readiness,
    moved,
    resumed: state.resumed && readiness === "ready",
    /** What the results show; null before. */
    concluido: dados.step === "resultados" ? reportNow(state) : null,
    edit,
    identify,
    choose: (opcao: string) => store.dispatch({ type: "choose", opcao }),
    advance: (opcao: string | null) => perform({ type: "advance", opcao }),
    goBack,
    restart: () => perform({ type: "restart" }),
    reload: () => void load(),
    save,
  };
}

export type Diagnostico = ReturnType<typeof useDiagnostico>;

/** The store, started from what this device has kept, and moved by the browser's history. */
function useBoundStore() {
  const [store] = useState(createDiagnosticoStore);
  const navigate = useNavigate();
  const { search, key, state: entry } = useLocation();
  const navigation = useNavigationType();

  /** Opens the URL of the current stage. A replaced entry is not the previous page. */
  const open = useCallback(
    (replace = false) => {
      const from = window.location.search;
      const address = addressOf(store.read().dados, from);
      if (address !== from) void navigate({ search: address }, { replace, state: { from: replace ? null : from } });
    },
    [store, navigate],
  );

  const load = useCallback(async () => {
    store.dispatch({ type: "load" });
    store.dispatch({ type: "resume", perguntas: await readPerguntas() });
    if (store.read().readiness === "ready") open(true);
  }, [store, open]);

  // Prerendered without stored progress, which is read after hydration.
  useEffect(() => {
    if (store.read().readiness !== "starting") return;
    const kept = { progresso: readProgress(), concluido: storedConcluido.read() };
    store.dispatch({ type: "start", ...kept, lugar: lugarOf(search) });
    if (store.read().readiness === "loading") void load();
    else open(true);
  }, [store, search, load, open]);

  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    // A URL opened here follows the store, which may have moved on since.
    if (navigation !== "POP" && entry) return;
    const { readiness } = store.read();
    if (readiness === "starting" || readiness === "loading") return;
    store.dispatch({ type: "visit", lugar: lugarOf(search) });
    open(true);
  }, [store, key, search, navigation, entry, open]);

  return { store, open, load };
}

/** Query string of a stage or question, which gives each a history entry. Other parameters are kept. */
export function addressOf({ step, currentQuestionIndex }: Lugar, search: string): string {
  const params = new URLSearchParams(search);
  params.delete("pergunta");
  params.delete("etapa");
  if (step === "perguntas") params.set("pergunta", String(currentQuestionIndex + 1));
  if (step === "resultados") params.set("etapa", "resultado");
  const found = params.toString();
  return found && `?${found}`;
}

/** The stage that a URL asks for. */
export function lugarOf(search: string): Lugar {
  const params = new URLSearchParams(search);
  const pergunta = Number(params.get("pergunta"));
  if (params.get("etapa") === "resultado") return { step: "resultados", currentQuestionIndex: 0 };
  if (pergunta > 0) return { step: "perguntas", currentQuestionIndex: pergunta - 1 };
  return { step: "identificador", currentQuestionIndex: 0 };
}
