import { Avatar } from "@eden/ui/avatar.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { type RefObject, useEffect, useEffectEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import { useEu } from "~/clients/use-eu.ts";
import { findMencao, insertMencao } from "./procura-de-mencao.ts";

interface MencaoListProps {
  texto: string;
  field: RefObject<HTMLTextAreaElement | null>;
  onText: (texto: string) => void;
}

/** Members whom an `@` in the note may mean. Arrows move, Enter or Tab takes one, Esc keeps the sign as typed. */
export function MencaoList({ texto, field, onText }: MencaoListProps) {
  const { membro, equipe } = useEu();
  const id = useId();
  const cursor = useCursor(field, texto);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [index, setIndex] = useState(0);
  const found = findMencao(texto, cursor, equipe, membro.id);
  const procura = found && found.de !== closedAt ? found : null;
  const membros = procura?.membros ?? [];
  const at = Math.min(index, Math.max(0, membros.length - 1));
  const choose = (nome: string) => {
    if (!procura || !field.current) return;
    const [next, place] = insertMencao(texto, procura.de, cursor, nome);
    // At once: React moves the cursor to the end when it writes the value.
    flushSync(() => onText(next));
    field.current.focus();
    field.current.setSelectionRange(place, place);
    setIndex(0);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => setIndex((at + 1) % membros.length),
    ArrowUp: () => setIndex((at + membros.length - 1) % membros.length),
    Enter: () => choose(membros[at]?.nome ?? ""),
    Tab: () => choose(membros[at]?.nome ?? ""),
    Escape: () => setClosedAt(procura?.de ?? null),
  };
  useKeys(field, membros.length > 0 ? keys : {});
  useDescription(field, membros.length > 0 ? { list: id, option: `${id}-${at}` } : null);
  if (membros.length === 0) return null;
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Citar alguém da equipe"
      className="mx-1 mb-1 grid max-w-90 rounded-panel border border-linha bg-papel p-1 shadow-flutua"
    >
      {membros.map(({ id: quem, nome }, place) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text, which names the active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the text
        <div
          key={quem}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === at}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(nome)}
          className={classNames(
            "flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-2.5 font-semibold hover:bg-orvalho pointer-coarse:min-h-11",
            place === at && "bg-orvalho",
          )}
        >
          <Avatar name={nome} seed={quem} className="size-6.5! text-micro!" />
          {nome}
        </div>
      ))}
    </div>
  );
}

/** Where the cursor of the field is. */
function useCursor(field: MencaoListProps["field"], texto: string): number {
  const [cursor, setCursor] = useState(texto.length);
  useEffect(() => {
    const area = field.current;
    const read = () => area && setCursor(area.selectionStart);
    read();
    const events = ["keyup", "click", "input"] as const;
    for (const event of events) area?.addEventListener(event, read);
    return () => {
      for (const event of events) area?.removeEventListener(event, read);
    };
  }, [field]);
  return Math.min(cursor, texto.length);
}

/** Keys of the field, before those of the panel. */
function useKeys(field: MencaoListProps["field"], keys: Record<string, () => void>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey || event.isComposing ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  useEffect(() => {
    const area = field.current;
    area?.addEventListener("keydown", press);
    return () => area?.removeEventListener("keydown", press);
  }, [field]);
}

/** Tells the field which list it controls and which option is active. */
function useDescription(field: MencaoListProps["field"], open: { list: string; option: string } | null) {
  const { list, option } = open ?? {};
  useEffect(() => {
    const area = field.current;
    if (!area || !list || !option) return undefined;
    area.setAttribute("aria-autocomplete", "list");
    area.setAttribute("aria-controls", list);
    area.setAttribute("aria-activedescendant", option);
    return () => {
      for (const name of ["aria-autocomplete", "aria-controls", "aria-activedescendant"]) area.removeAttribute(name);
    };
  }, [field, list, option]);
}
