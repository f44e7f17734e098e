import { dinheiro, readCampo } from "@eden/domain/ferramentas/campos";
import { formatValor } from "@eden/domain/ferramentas/numero";
import { isPrevisao, LANCAMENTOS_MAX, type Previsao, readPrevisao } from "@eden/domain/ferramentas/previsao";
import { parseQuando } from "@eden/domain/ferramentas/quando";
import { useLayoutEffect, useState } from "react";
import { hasLink, removeFragment } from "~/clients/ferramenta-link.ts";
import { noteStep } from "~/clients/note-step.ts";
import { INICIO } from "./lancamentos-iniciais.ts";
import { useGuardado } from "./use-guardado.ts";

/** An entry as it is typed. */
export interface Linha {
  id: number;
  nome: string;
  sinal: 1 | -1;
  valor: string;
  quando: string;
}

interface State {
  saldo: string;
  isNegative: boolean;
  bruto: string;
  semLinhas: number[];
  linhas: Linha[];
  isExemplo: boolean;
  isUnreadable: boolean;
}

const VALOR = dinheiro("o valor");
const SALDO = { ...VALOR, min: 0 };

/** The amount in cents; null where there is none, or a wrong one. */
export const lido = (texto: string, campo = VALOR) => {
  const found = readCampo(campo, texto);
  return typeof found === "string" ? null : found;
};

/** What is wrong with an amount. */
export function erroOf(texto: string, campo = VALOR): string | undefined {
  const found = readCampo(campo, texto);
  return typeof found === "string" ? found : undefined;
}
export const erroDoSaldo = (texto: string) => erroOf(texto, SALDO);

const EMPTY: State = {
  saldo: "",
  isNegative: false,
  bruto: "",
  semLinhas: [],
  linhas: INICIO.map((linha, id) => ({ ...linha, id, valor: "" })),
  isExemplo: false,
  isUnreadable: false,
};

/** The entries, and the usual ones that are not among them, without an amount. */
function fromPrevisao({ saldo, bruto, semLinhas, lancamentos }: Previsao): State {
  const missing = INICIO.filter(({ nome }) => !lancamentos.some((one) => one.nome === nome));
  const linhas = [
    ...lancamentos.map((one) => ({ ...one, valor: formatValor(one.valor) })),
    ...missing.map((one) => ({ ...one, valor: "" })),
  ].slice(0, LANCAMENTOS_MAX);
  return {
    ...EMPTY,
    saldo: formatValor(Math.abs(saldo)),
    isNegative: saldo < 0,
    bruto: bruto === 0 ? "" : formatValor(bruto),
    semLinhas,
    linhas: linhas.map((linha, id) => ({ ...linha, id })),
  };
}

/** Null until there is a balance and at least one amount. A wrong or empty amount does not count. */
function previsaoOf({ saldo, isNegative, bruto, semLinhas, linhas }: State): Previsao | null {
  const caixa = lido(saldo, SALDO);
  const folha = lido(bruto) ?? 0;
  const lancamentos = linhas.flatMap(({ nome, sinal, valor, quando }) => {
    const centavos = lido(valor);
    return centavos && parseQuando(quando) ? [{ nome: nome.trim() || "Sem nome", sinal, valor: centavos, quando }] : [];
  });
  if (caixa === null || (lancamentos.length === 0 && folha === 0)) return null;
  const previsao = { saldo: isNegative ? -caixa : caixa, bruto: folha, semLinhas, lancamentos };
  return isPrevisao(previsao) ? previsao : null;
}

/** What a visitor typed into the forecast. It stays in this component, and on the device only if asked. */
export function useFluxo() {
  const [state, setState] = useState(EMPTY);
  /** What loads later replaces nothing that was typed. */
  const [typed] = useState({ is: false });
  /** Several fields may change before the next render. */
  let newest = state;
  const change = (next: State) => {
    newest = next;
    setState(next);
  };
  const previsao = previsaoOf(state);
  const guardado = useGuardado((kept) => {
    if (hasLink() || typed.is) return false;
    change(fromPrevisao(kept));
    return true;
  });
  const { leaveAlone } = guardado;
  // Before the fields say what was typed into them until now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once
  useLayoutEffect(() => {
    const read = () => {
      if (!hasLink()) return;
      const found = readPrevisao(window.location.hash);
      leaveAlone();
      change(found ? fromPrevisao(found) : { ...EMPTY, isUnreadable: true });
    };
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  /** Address and fields never disagree: the first change removes the fragment. */
  const put = (more: Partial<State>) => {
    removeFragment();
    noteStep(1);
    typed.is = true;
    change({ ...newest, ...more, isExemplo: false, isUnreadable: false });
    guardado.update(previsaoOf(newest));
  };
  const reset = (next: State) => {
    removeFragment();
    change(next);
  };
  return {
    ...state,
    previsao,
    guardado,
    filled: [state.saldo, state.bruto, ...state.linhas.map(({ valor }) => valor)].filter(Boolean).length,
    put,
    putLinha: (id: number, more: Partial<Linha>) =>
      put({ linhas: newest.linhas.map((linha) => (linha.id === id ? { ...linha, ...more } : linha)) }),
    /** Returns its id. */
    addLinha: (linha: Omit<Linha, "id">): number => {
      const id = Math.max(-1, ...state.linhas.map((one) => one.id)) + 1;
      put({ linhas: [...state.linhas, { ...linha, id }] });
      return id;
    },
    keep: (isKept: boolean) => guardado.keep(isKept, state.isExemplo ? null : previsao),
    clear: () => {
      guardado.keep(false, null);
      typed.is = false;
      reset(EMPTY);
    },
    showExemplo: (exemplo: Previsao) => {
      if (!typed.is) reset({ ...fromPrevisao(exemplo), isExemplo: true });
    },
  };
}

export type FluxoDigitado = ReturnType<typeof useFluxo>;
