import { type Entrada, findCidades, pathOf, ufOfCodigo } from "@eden/domain/pracas/busca";
import { wasSentEarly } from "@eden/ui/use-hydrated.ts";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { loadEntradas } from "~/clients/indice-de-cidades.ts";

/** `undefined` while the towns are on their way, `null` when they did not arrive. */
type Sugestoes = Entrada[] | null | undefined;

/** The field for a town: what was typed, what it suggests, and the keys of a combobox (APG, automatic selection). */
export function useBuscaCidade() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [texto, setTexto] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { sugestoes, isCurrent, isNear } = useSugestoes(texto);
  const type = (value: string) => {
    setTexto(value);
    setActive(0);
    setOpen(true);
  };
  useUsedEarly(field, type);
  const shown = isOpen && sugestoes ? sugestoes : [];
  const choose = ([nome, uf]: Entrada) => {
    setOpen(false);
    void navigate(pathOf(nome, uf));
  };
  /** Enter or the button: the marked suggestion, of what was typed last; without one the field asks for a town. */
  const submit = async () => {
    const chosen = isCurrent
      ? sugestoes?.[active]
      : texto.trim() && sugestoesOf(texto, (await loadEntradas(texto)) ?? [])[0];
    if (chosen) return choose(chosen);
    setOpen(true);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape" && (isOpen || texto)) {
      event.preventDefault();
      if (isOpen) setOpen(false);
      else setTexto("");
    } else if (step && isCurrent && sugestoes?.length) {
      event.preventDefault();
      const last = sugestoes.length - 1;
      if (isOpen) setActive(active + step > last ? 0 : active + step < 0 ? last : active + step);
      else setOpen(true);
    }
  };
  return {
    field,
    texto,
    sugestoes,
    shown,
    active,
    isOpen,
    isNear,
    type,
    choose,
    submit,
    onKeyDown,
    close: () => setOpen(false),
  };
}

export type BuscaDaCidade = ReturnType<typeof useBuscaCidade>;

/** With what was meant where no town has that name; `isNear` then. */
function useSugestoes(texto: string): { sugestoes: Sugestoes; isCurrent: boolean; isNear: boolean } {
  const [found, setFound] = useState<{ texto: string; sugestoes: Entrada[] | null; isNear: boolean }>();
  useEffect(() => {
    if (texto.trim() === "") return;
    let isLatest = true;
    const find = async () => {
      const entradas = await loadEntradas(texto);
      const sugestoes = entradas ? sugestoesOf(texto, entradas) : null;
      const isNear = sugestoes?.length === 0;
      // Most texts name a town: the spellings load when one does not.
      const near = isNear
        ? await import("@eden/domain/pracas/grafias").then(
            ({ grafiasDe }) => grafiasDe(texto, entradas ?? []),
            () => [],
          )
        : [];
      if (isLatest) setFound({ texto, sugestoes: isNear ? near : sugestoes, isNear });
    };
    void find();
    return () => {
      isLatest = false;
    };
  }, [texto]);
  // The suggestions of the letter before stay until those of the next are there: the list must not flicker.
  const sugestoes = texto.trim() === "" ? undefined : found?.sugestoes;
  return { sugestoes, isCurrent: found?.texto === texto, isNear: !!found?.isNear };
}

const sugestoesOf = (texto: string, entradas: Entrada[]) =>
  ufOfCodigo(texto) ? entradas : findCidades(texto, entradas);

/** What was typed, and the button that was pressed, before the page was hydrated. */
function useUsedEarly(field: RefObject<HTMLInputElement | null>, type: (value: string) => void): void {
  const latest = useRef(type);
  useEffect(() => {
    const { value, form } = field.current ?? {};
    if (value) latest.current(value);
    // In a separate task, so that the text is already in the state.
    const sending = form && wasSentEarly(form) ? setTimeout(() => form.requestSubmit()) : 0;
    return () => clearTimeout(sending);
  }, [field]);
}
