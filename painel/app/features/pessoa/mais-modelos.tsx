import { ORIGENS } from "@eden/domain/painel/valores";
import { DenseSearch } from "@eden/ui/dense/dense-search.tsx";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Modelo } from "./use-modelo.ts";

interface MaisModelosProps {
  /** That suit the person. */
  perto: readonly Modelo[];
  outros: readonly Modelo[];
  /** The text as this person would get it. */
  previewOf: (modelo: Modelo) => string;
  onChoose: (id: string) => void;
  onClose: () => void;
  /** Focus went elsewhere. */
  onLeave: () => void;
}

/** All other templates of the channel, with a search over name and text. Enter takes the first; arrows move, Esc closes. */
export function MaisModelos({ perto, outros, previewOf, onChoose, onClose, onLeave }: MaisModelosProps) {
  const [texto, setTexto] = useState("");
  const box = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const found = (modelos: readonly Modelo[]) => modelos.filter((modelo) => matches(modelo, texto));
  const groups = [
    { nome: "Para esta pessoa", modelos: found(perto) },
    { nome: "Para outras origens", modelos: found(outros) },
  ].filter(({ modelos }) => modelos.length > 0);
  const same = sameStart([...perto, ...outros].map(previewOf));
  const [first] = groups.flatMap(({ modelos }) => modelos);
  const move = (by: number) => {
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>("li button") ?? [])];
    const next = buttons.indexOf(document.activeElement as HTMLElement) + by;
    (next < 0 ? field.current : buttons[Math.min(next, buttons.length - 1)])?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // The field clears itself on the first Esc.
    const leaves = texto === "" || event.target !== field.current;
    const action = { Escape: leaves && onClose, ArrowDown: () => move(1), ArrowUp: () => move(-1) }[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  return (
    <section
      ref={box}
      aria-label="Mais modelos"
      onKeyDownCapture={press}
      onBlur={({ currentTarget, relatedTarget }) => {
        const own = relatedTarget instanceof Element && relatedTarget.closest("[data-mais-modelos]");
        if (relatedTarget && !own && !currentTarget.contains(relatedTarget)) onLeave();
      }}
      className="mt-1 max-h-72 overflow-y-auto rounded-panel border border-linha bg-papel p-2 lg:[@media(min-height:45rem)]:absolute lg:inset-x-0 lg:bottom-full lg:z-20 lg:mb-1 lg:shadow-flutua"
    >
      <DenseSearch
        ref={field}
        label="Buscar modelo por nome ou texto"
        placeholder="Nome ou texto do modelo"
        value={texto}
        onValueChange={setTexto}
        keys={{ Enter: () => first && onChoose(first.id) }}
        className="sticky -top-2 z-1 -mx-2 -mt-2 bg-papel p-2"
      />
      {groups.map(({ nome, modelos }) => (
        <div key={nome}>
          <h4 className="px-2 pt-2 pb-1 font-texto text-small font-semibold tracking-normal text-pedra">{nome}</h4>
          <ul>
            {modelos.map((modelo) => (
              <li key={modelo.id}>
                <button
                  type="button"
                  onClick={() => onChoose(modelo.id)}
                  className="grid min-h-11 w-full grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 rounded-control px-2 py-1.5 text-left hover:bg-orvalho"
                >
                  <b className="text-body font-semibold">{modelo.nome}</b>
                  <span className="truncate text-right text-small text-pedra">para {paraQuem(modelo)}</span>
                  <span className="col-span-2 truncate text-small text-pedra">{previewOf(modelo).slice(same)}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {!first && <p className="p-3 text-body text-pedra">Nenhum modelo com “{texto.trim()}”.</p>}
    </section>
  );
}

/** Length of the sentences that all texts begin with: a greeting tells nothing about a template. */
function sameStart([first = "", ...others]: readonly string[]): number {
  if (others.length === 0) return 0;
  const ends = [...first.matchAll(/[.!?]\s+/g)].map(({ index, 0: { length } }) => index + length);
  return ends.findLast((end) => others.every((text) => text.startsWith(first.slice(0, end)))) ?? 0;
}

const matches = ({ nome, texto }: Modelo, procurado: string) =>
  plain(`${nome}\n${texto}`).includes(plain(procurado.trim()));

const plain = (texto: string) => texto.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const paraQuem = ({ origens }: Modelo) =>
  origens.length === 0 ? "todas as origens" : origens.map((origem) => ORIGENS[origem]).join(", ");
