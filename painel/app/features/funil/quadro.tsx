import { ESTADOS, type Estado, keysOf } from "@eden/domain/painel/valores";
import { type UIEvent, useCallback, useEffect, useRef, useState } from "react";
import { useMay } from "~/clients/use-eu.ts";
import { useIsDesk } from "~/parts/use-is-desk.ts";
import type { Leitura } from "~/pessoas/relogio.ts";
import { type Cartao, type Colunas, showLosing } from "./cache-funil.ts";
import { CartaoCard } from "./cartao-card.tsx";
import { Coluna } from "./coluna.tsx";
import { FunilDialogs } from "./funil-dialogs.tsx";
import { MovimentoBar } from "./movimento-bar.tsx";
import { PlantasTabs } from "./plantas-tabs.tsx";
import { useCardKeys } from "./use-card-keys.ts";
import { useDrag } from "./use-drag.ts";
import { useMove } from "./use-move.ts";

interface QuadroProps {
  colunas: Colunas;
  leitura: Leitura;
  onMore: (() => void) | null;
}

const estados = keysOf(ESTADOS);

/** The five columns. A card moves by pointer, keyboard, menu, or on a phone by a sheet; all ways end in the same command. */
export function Quadro({ colunas, leitura, onMore }: QuadroProps) {
  const isDesk = useIsDesk();
  const canMove = useMay("mudar_estado");
  const board = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<Cartao | null>(null);
  const { move, focusCard, drop } = useDrop();
  const { lifted, fala, press: pressKey, cancel } = useCardKeys(drop);
  const { drag, ghost, press } = useDrag(drop);
  const { scrolled, current, onScroll } = useScroll();
  const para = lifted?.para ?? drag?.sobre ?? null;
  const moving = lifted?.cartao ?? drag?.cartao ?? null;
  useEffect(() => {
    if (lifted) showColuna(board.current, lifted.para);
  }, [lifted]);
  const shown = showLosing(colunas, move.losing);
  const moves = { onKeyDown: pressKey, onBlur: cancel, onPointerDown: press, onMove: drop, onPrever: move.prever };
  return (
    <>
      {!isDesk && (
        <PlantasTabs
          colunas={colunas}
          current={para ?? current}
          dragging={drag !== null}
          onSelect={(estado) => showColuna(board.current, estado)}
        />
      )}
      <div ref={board} data-quadro="" onScroll={onScroll} className={boardStyle}>
        <div className="flex max-lg:h-full max-lg:w-max max-lg:gap-3 max-lg:px-5 lg:min-h-full lg:px-4.5 lg:max-xl:px-2">
          {estados.map((estado) => (
            <Coluna
              key={estado}
              estado={estado}
              coluna={shown[estado]}
              leitura={leitura}
              shrunk={scrolled}
              alvo={para === estado && moving?.estado !== estado ? moving : null}
              moving={moving?.id ?? null}
              semMotivo={move.losing?.id ?? null}
              onMore={onMore}
              moves={canMove ? moves : null}
              onSheet={isDesk ? null : setSheet}
            />
          ))}
        </div>
      </div>
      <p id="funil-teclas" hidden>
        Espaço pega o cartão para mudar de coluna.
      </p>
      <div aria-live="assertive" className="sr-only">
        {fala}
      </div>
      {drag && (
        <div ref={ghost} aria-hidden="true" className={ghostStyle} style={{ width: drag.width }}>
          <CartaoCard cartao={drag.cartao} leitura={leitura} nome={drag.cartao.nome} className={liftedStyle} />
        </div>
      )}
      {moving && para && <MovimentoBar cartao={moving} para={para} keys={lifted !== null} />}
      <FunilDialogs move={move} sheet={sheet} onCloseSheet={() => setSheet(null)} focusCard={focusCard} />
    </>
  );
}

const boardStyle =
  "relative min-h-0 flex-1 max-lg:snap-x max-lg:snap-mandatory max-lg:scroll-px-5 max-lg:overflow-x-auto lg:overflow-y-auto";
const ghostStyle = "pointer-events-none fixed top-0 left-0 z-40";
const liftedStyle = "shadow-flutua motion-safe:-rotate-2";

/** Moves a card and keeps the focus on it. A loss keeps the focus in its dialog. */
function useDrop() {
  const focusCard = useFocusCard();
  const move = useMove(focusCard);
  const drop = (cartao: Cartao, para: Estado) => {
    move.move(cartao, para);
    if (para !== "folha") focusCard(cartao.id, para);
  };
  return { move, focusCard, drop };
}

/**
 * Focuses a card once it is drawn in a column: the cache reports a move a moment after the command. Focus that meanwhile
 * went elsewhere stays there.
 */
function useFocusCard() {
  const request = useRef<{ id: string; em: Estado } | null>(null);
  const focused = useRef<string | null>(null);
  useEffect(() => {
    // "Desfazer" is pressed in the message, which is gone with it.
    const inMessage = (target: EventTarget | null) => target instanceof Element && target.closest("[role=status]");
    const note = () => {
      if (inMessage(document.activeElement)) return;
      const card = document.activeElement?.getAttribute("data-cartao");
      if (card) focused.current = card;
      else if (document.activeElement !== document.body) focused.current = null;
    };
    const forget = ({ target }: Event) => {
      if (!inMessage(target)) focused.current = null;
    };
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", forget);
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", forget);
    };
  }, []);
  useEffect(() => {
    // Undone, or moved by a colleague: the card that had the focus is drawn in another column.
    if (!request.current && focused.current && document.activeElement === document.body) {
      document.querySelector<HTMLElement>(`a[data-cartao="${focused.current}"]`)?.focus();
    }
    if (!request.current) return;
    const { id, em } = request.current;
    const card = document.querySelector<HTMLElement>(`[data-coluna="${em}"] a[data-cartao="${id}"]`);
    if (!card) return;
    request.current = null;
    if (document.activeElement === document.body) card.focus();
  });
  return useCallback((id: string, em: Estado) => {
    request.current = { id, em };
  }, []);
}

function showColuna(board: HTMLElement | null, estado: Estado) {
  const column = board?.querySelector<HTMLElement>(`[data-coluna="${estado}"]`);
  if (board && column && board.scrollWidth > board.clientWidth) board.scrollLeft = column.offsetLeft - 20;
}

/** Whether the desk's board is scrolled, and which column a phone shows. */
function useScroll() {
  const [scrolled, setScrolled] = useState(false);
  const [current, setCurrent] = useState<Estado>("semente");
  const onScroll = ({ currentTarget: { scrollTop, scrollLeft, scrollWidth, clientWidth } }: UIEvent<HTMLElement>) => {
    setScrolled(scrollTop > 44);
    const part = scrollWidth > clientWidth ? scrollLeft / (scrollWidth - clientWidth) : 0;
    setCurrent(estados[Math.round(part * (estados.length - 1))] ?? "semente");
  };
  return { scrolled, current, onScroll };
}
