import { type Estado, readLink, writeLink } from "@eden/domain/ferramentas/endereco";
import { today } from "@eden/domain/ferramentas/hoje";
import { mesDe } from "@eden/domain/ferramentas/mes";
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { contaDaAba } from "~/clients/conta-da-aba.ts";
import { hasLink, removeFragment, writeFragment } from "~/clients/ferramenta-link.ts";
import { noteStep } from "~/clients/note-step.ts";
import type { FerramentaId } from "~/content/ferramentas.ts";
import { loadOnce } from "./nao-carregou.tsx";
import type { Quando } from "./quando.ts";

/** Loads after the page: storage and its rules are larger than the fields. */
export const loadCaderno = loadOnce(() => import("~/clients/storage/caderno-storage.ts"));

interface Options<Digitado> {
  id: FerramentaId;
  estado: Estado<Digitado>;
  exemplo: (hoje: string) => string;
  /** Whether a link has everything that a result needs. */
  isComplete: (digitado: Digitado, quando: Quando) => boolean;
}

interface State<Digitado> {
  digitado: Digitado;
  /** Of the sales; null for that of today. */
  mes: string | null;
  isExemplo: boolean;
  isUnreadable: boolean;
  /** What was changed since the device gave the fields of an earlier month; null without such fields. */
  antigos: { mes: string; mudados: readonly (keyof Digitado)[] } | null;
}

const NOVO = { mes: null, isExemplo: false, isUnreadable: false, antigos: null };
const WRITE_MS = 300;
/** Longer ones are cut by some programs. */
const LINK_MAX = 2000;

/**
 * What a visitor typed into a tool. A link goes before the tab, the tab before the device; the tab keeps every change, the
 * device only after "Guardar neste aparelho". An example is never kept.
 */
export function useConta<Digitado extends object>(options: Options<Digitado>) {
  const { id, estado } = options;
  // A page is prerendered on another day.
  const hoje = useSyncExternalStore(never, today, () => "");
  const fresh = (more?: Partial<State<Digitado>>) => ({ ...NOVO, digitado: estado.vazio, ...more });
  const [state, setState] = useState<State<Digitado>>(() => fresh());
  const [isKept, setKept] = useState(false);
  const mes = state.mes ?? mesDe(hoje);
  const texto = () => writeLink(mes, estado.write(state.digitado));
  const live = useLive({ id, estado, digitado: state.digitado, mes, isExemplo: state.isExemplo, isKept });

  useOpened(options, live, (opened) => setState(fresh(opened)));
  useDevice(options, live, setKept, (kept) => setState(fresh(kept)));
  const change = (next: (old: State<Digitado>) => State<Digitado>) => {
    // Address and fields never disagree: the first change removes the fragment.
    removeFragment();
    setState(next);
  };
  const isFilled = estado.write(state.digitado) !== estado.write(estado.vazio);
  const put = (more: More<Digitado>) => {
    noteStep(1);
    live.isTouched = true;
    change((old) => withMore(old, typeof more === "function" ? more(old.digitado) : more));
  };
  return {
    ...state,
    mes,
    /** Empty while the page is hydrated. */
    hoje,
    isKept,
    /** More than what an empty tool shows. */
    isFilled,
    put,
    /** Computes for the sales of today's month. */
    renew: () => {
      live.isTouched = true;
      change((old) => ({ ...old, mes: null }));
    },
    /** Month from which the device brought a field that was not changed since. */
    antigoOf: (nome: keyof Digitado) =>
      state.antigos && !state.antigos.mudados.includes(nome) ? state.antigos.mes : null,
    clear: () => {
      live.isTouched = false;
      contaDaAba(id).remove();
      if (isKept) void loadCaderno().then(({ removeCampos }) => removeCampos(id));
      setKept(false);
      change(() => fresh());
    },
    showExemplo: () => {
      const found = estado.read(options.exemplo(hoje));
      // It replaces nothing that was typed.
      if (found && !isFilled) change(() => fresh({ digitado: found, isExemplo: true }));
    },
    /** False where the browser keeps nothing. */
    keep: async (next: boolean) => {
      setKept(next);
      const { keepCampos, removeCampos } = await loadCaderno();
      if (!next) return removeCampos(id);
      return state.isExemplo || keepCampos(id, texto());
    },
    /** Writes the fields into the address; false where they do not fit. */
    writeLink: () => {
      const link = texto();
      if (link.length <= LINK_MAX) writeFragment(link);
      return link.length <= LINK_MAX;
    },
  };
}

type More<Digitado> = Partial<Digitado> | ((old: Digitado) => Partial<Digitado>);

function withMore<Digitado extends object>(old: State<Digitado>, more: Partial<Digitado>): State<Digitado> {
  const mudados = Object.keys(more) as (keyof Digitado)[];
  return {
    ...old,
    digitado: { ...old.digitado, ...more },
    isExemplo: false,
    isUnreadable: false,
    antigos: old.antigos && { ...old.antigos, mudados: [...old.antigos.mudados, ...mudados] },
  };
}

interface Live {
  /** The fields are the owner's, not those of a link or an example: they are kept. */
  isTouched: boolean;
  /** A link leaves what the device keeps alone, until the owner keeps another one. */
  isLinked: boolean;
  write: () => void;
}

/** What a link or this tab brings, before the fields say what was typed into them until now. */
function useOpened<Digitado extends object>(
  options: Options<Digitado>,
  live: Live,
  onOpen: (opened: Partial<State<Digitado>>) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once
  useLayoutEffect(() => {
    const open = () => {
      if (hasLink()) {
        Object.assign(live, { isTouched: false, isLinked: true });
        return onOpen(readOpened(window.location.hash, options) ?? { isUnreadable: true });
      }
      const tab = readTexto(contaDaAba(options.id).read(), options.estado);
      if (!tab) return;
      live.isTouched = true;
      onOpen({ ...tab, mes: tab.mes === mesDe(today()) ? null : tab.mes });
    };
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);
}

/** What the device keeps: read once, and given up where another tab deletes it. */
function useDevice<Digitado extends object>(
  { id, estado }: Options<Digitado>,
  live: Live,
  onKept: (isKept: boolean) => void,
  onOpen: (opened: Partial<State<Digitado>>) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page opens
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    void loadCaderno().then(({ openCaderno, readCampos, watchCaderno }) => {
      if (isOver) return;
      stop = watchCaderno(() => openCaderno() || onKept(false));
      const found = readTexto(readCampos(id) ?? "", estado);
      if (!found || live.isLinked) return;
      onKept(true);
      if (live.isTouched) return;
      live.isTouched = true;
      const isOld = found.mes < mesDe(today());
      onOpen({ digitado: found.digitado, antigos: isOld ? { mes: found.mes, mudados: [] } : null });
    });
    return () => {
      isOver = true;
      stop();
    };
  }, []);
}

export type Conta<Digitado extends object> = ReturnType<typeof useConta<Digitado>>;

function readTexto<Digitado>(texto: string, estado: Estado<Digitado>) {
  const link = readLink(texto);
  const digitado = link && estado.read(link.texto);
  return digitado && { digitado, mes: link.mes };
}

function readOpened<Digitado>(hash: string, { estado, isComplete }: Options<Digitado>) {
  const found = readTexto(hash, estado);
  return found && isComplete(found.digitado, { mes: found.mes, hoje: today() }) ? found : null;
}

interface Vivo<Digitado> {
  id: FerramentaId;
  estado: Estado<Digitado>;
  digitado: Digitado;
  mes: string;
  isExemplo: boolean;
  isKept: boolean;
}

/** Writes what was typed a moment after its last change, and when the page is left. */
function useLive<Digitado>({ id, estado, digitado, mes, isExemplo, isKept }: Vivo<Digitado>): Live {
  const [live] = useState<Live>({ isTouched: false, isLinked: false, write: () => {} });
  useLayoutEffect(() => {
    live.write = () => {
      if (!live.isTouched || isExemplo) return;
      const texto = writeLink(mes, estado.write(digitado));
      contaDaAba(id).write(texto);
      if (isKept) void loadCaderno().then(({ keepCampos }) => keepCampos(id, texto));
    };
    const timer = setTimeout(() => live.write(), WRITE_MS);
    return () => clearTimeout(timer);
  }, [live, id, estado, digitado, mes, isExemplo, isKept]);
  useEffect(() => {
    const write = () => live.write();
    window.addEventListener("pagehide", write);
    return () => {
      window.removeEventListener("pagehide", write);
      write();
    };
  }, [live]);
  return live;
}

const never = () => () => {};
