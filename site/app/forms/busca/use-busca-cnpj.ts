import { BUSCA_START, type BuscaState, buscaReducer } from "@eden/domain/farmacias/busca-reducer";
import {
  CAMPOS_DA_EMPRESA,
  clearFilled,
  type DadosDaEmpresa,
  type Farmacia,
  fillEmpresa,
  firstFaltando,
  type Preenchidos,
} from "@eden/domain/farmacias/farmacia";
import { useEffect, useReducer, useRef, useState } from "react";
import { findFarmacia } from "~/clients/farmacia.ts";
import { afterPress } from "~/forms/person-fields.tsx";

/** Longer than this, filling in by hand is faster. */
const LIMIT_MS = 2000;
/** A faster response shows no placeholder, which would only flicker. */
const SLOW_MS = 300;

interface BuscaOptions {
  /** The CNPJ field's value, without separators, and its id. */
  cnpj: string;
  id: string;
  /** The company's fields, in a form that has them. */
  empresa?: {
    dados: DadosDaEmpresa & { preenchidos: Preenchidos };
    idOf: (campo: string) => string;
    edit: (patch: Partial<DadosDaEmpresa> & { cnpj?: string; preenchidos?: Preenchidos }) => void;
  };
}

/** Looks up the typed CNPJ and fills in what the visitor confirms. */
export function useBuscaCnpj({ cnpj, id, empresa }: BuscaOptions) {
  const [state, dispatch] = useReducer(buscaReducer, empresa?.dados, startOf);
  const { card } = state;
  const focusLater = useFocusLater();

  const typed = useRef(card.status === "aMao" ? cnpj : "");
  useEffect(() => {
    if (typed.current === cnpj) return;
    typed.current = cnpj;
    dispatch({ type: "typed", cnpj });
  }, [cnpj]);

  const searched = card.status === "procurando" ? card.cnpj : null;
  const isSlow = useSearch(searched, (farmacia) =>
    dispatch(farmacia === undefined ? { type: "failed" } : { type: "answered", farmacia }),
  );

  useEffect(() => {
    if (!empresa || !searched) return;
    const { dados, edit } = empresa;
    const { cnpj: of = searched } = dados.preenchidos;
    if (of !== searched) edit({ ...clearFilled(dados, dados.preenchidos), preenchidos: {} });
  });

  const fill = (farmacia: Farmacia) => {
    if (!empresa) return;
    const { dados, edit, idOf } = empresa;
    const patch = fillEmpresa(farmacia, dados);
    edit({ ...patch, preenchidos: { ...dados.preenchidos, ...patch, cnpj: farmacia.cnpj } });
    dispatch({ type: "filled", patch });
    const next = firstFaltando({ ...dados, ...patch });
    focusLater(next ? idOf(next) : stripId(id));
  };
  const accept = (farmacia: Farmacia, escolhida: string) => {
    if (escolhida === farmacia.cnpj) return fill(farmacia);
    dispatch({ type: "switched", cnpj: escolhida });
    empresa?.edit({ cnpj: escolhida });
    focusLater(id);
  };
  const accepted = card.status === "encontrada" && card.isAccepted ? card.farmacia : null;
  useEffect(() => {
    if (accepted) fill(accepted);
  });

  return {
    ...state,
    isSlow,
    accept,
    choose: (escolhida: string) => dispatch({ type: "chosen", cnpj: escolhida }),
    /** Clears the card only. */
    refuse: () => {
      dispatch({ type: "refused" });
      focusLater(id);
    },
    fillByHand: () => {
      dispatch({ type: "refused" });
      const next = empresa && firstFaltando(empresa.dados);
      focusLater(next ? empresa.idOf(next) : id);
    },
    retry: () => {
      dispatch({ type: "retried" });
      focusLater(id);
    },
  };
}

export type Busca = ReturnType<typeof useBuscaCnpj>;

/** Id of the line that says what was filled in. */
export const stripId = (fieldId: string) => `${fieldId}-busca`;

/** A form that is resumed with data of the company is not searched again. */
function startOf(dados: DadosDaEmpresa | undefined): BuscaState {
  const isResumed = dados && CAMPOS_DA_EMPRESA.some((campo) => dados[campo] !== "");
  return isResumed ? { ...BUSCA_START, card: { status: "aMao" }, isOpen: true } : BUSCA_START;
}

/** Runs one look-up at a time; another number, or leaving the page, aborts it. Returns whether it is taking long. */
function useSearch(cnpj: string | null, onEnd: (farmacia: Farmacia | null | undefined) => void): boolean {
  const [isSlow, setSlow] = useState(false);
  const latest = useRef(onEnd);
  latest.current = onEnd;
  useEffect(() => {
    if (!cnpj) return;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (change: () => void) => afterPress(() => signal.aborted || change());
    const end = (farmacia: Farmacia | null | undefined) =>
      show(() => {
        controller.abort();
        latest.current(farmacia);
      });
    const timers = [setTimeout(() => show(() => setSlow(true)), SLOW_MS), setTimeout(end, LIMIT_MS)];
    void findFarmacia(cnpj, signal).then(end);
    return () => {
      controller.abort();
      timers.forEach(clearTimeout);
      setSlow(false);
    };
  }, [cnpj]);
  return isSlow && cnpj !== null;
}

/** Focuses an element that the next render shows. */
function useFocusLater(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const element = wanted.current && document.getElementById(wanted.current);
    if (!element) return;
    wanted.current = null;
    element.focus();
  });
  return (id) => {
    wanted.current = id;
  };
}
