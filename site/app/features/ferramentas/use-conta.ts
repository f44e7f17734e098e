import { type Campos, readCampos, type Textos, type Valores } from "@eden/domain/ferramentas/campos";
import { type Chaves, readEndereco, toTextos, writeEndereco } from "@eden/domain/ferramentas/endereco";
import { useLayoutEffect, useState } from "react";
import { hasLink, removeFragment, writeFragment } from "~/clients/ferramenta-link.ts";
import { noteStep } from "~/clients/note-step.ts";

interface Options<Nome extends string> {
  forma: { campos: Campos<Nome>; chaves: Chaves<Nome> };
  /** What the empty tool shows. */
  inicio: Partial<Textos<Nome>>;
  /** An invented one, as a link carries it. */
  exemplo: string;
  /** Whether a link has everything that a result needs. */
  isComplete: (valores: Valores<Nome>) => boolean;
}

/** What a visitor typed into a tool. It stays in this component: nothing is sent, and nothing stored. */
export function useConta<Nome extends string>({ forma, inicio, exemplo, isComplete }: Options<Nome>) {
  const nomes = Object.keys(forma.campos) as Nome[];
  const empty = Object.fromEntries(nomes.map((nome) => [nome, inicio[nome] ?? ""])) as Textos<Nome>;
  const [{ textos, isExemplo, isUnreadable }, setState] = useState({
    textos: empty,
    isExemplo: false,
    isUnreadable: false,
  });
  const { valores, erros } = readCampos(forma.campos, textos);

  // Before the fields say what was typed into them until now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tool's own constants
  useLayoutEffect(() => {
    const read = () => {
      if (!hasLink()) return;
      const found = readEndereco(forma, window.location.hash);
      const isUnreadable = found === null || !isComplete(found);
      setState({ textos: isUnreadable ? empty : toTextos(forma.campos, found), isExemplo: false, isUnreadable });
    };
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);

  /** Address and fields never disagree: the first change removes the fragment. */
  const put = (more: Partial<Textos<Nome>>) => {
    removeFragment();
    noteStep(1);
    setState((old) => ({ textos: { ...old.textos, ...more }, isExemplo: false, isUnreadable: false }));
  };
  const reset = (next: Textos<Nome>, isExemplo: boolean) => {
    removeFragment();
    setState({ textos: next, isExemplo, isUnreadable: false });
  };
  return {
    campos: forma.campos,
    textos,
    valores,
    erros,
    isExemplo,
    isUnreadable,
    /** More than what an empty tool shows. */
    filled: nomes.filter((nome) => textos[nome] !== empty[nome]).length,
    put,
    clear: () => reset(empty, false),
    showExemplo: () => {
      const found = readEndereco(forma, exemplo);
      if (found) reset(toTextos(forma.campos, found), true);
    },
    writeLink: () => {
      writeFragment(writeEndereco(forma, valores));
      return true;
    },
  };
}

export type Conta<Nome extends string> = ReturnType<typeof useConta<Nome>>;
