import { ESTADOS, type Estado } from "@eden/domain/painel/valores";
import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef, useState } from "react";
import type { Cartao } from "./cache-funil.ts";
import { followPointer } from "./follow-pointer.ts";

interface Drag {
  cartao: Cartao;
  /** Width of the card, for its copy under the pointer. */
  width: number;
  sobre: Estado | null;
}

/** Width of the copy under a finger. */
const TOUCH_WIDTH = 240;

/** Moves a card with mouse, pen or, after holding it, finger. `ghost` is the copy that follows the pointer. */
export function useDrag(onDrop: (cartao: Cartao, para: Estado) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const stop = useRef<() => void>(undefined);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => () => stop.current?.(), []);
  const press = useCallback((event: ReactPointerEvent<HTMLElement>, cartao: Cartao) => {
    const target = event.target as Element;
    if (event.button !== 0 || target.closest("button, [role=menu]")) return;
    const box = event.currentTarget.getBoundingClientRect();
    const touch = event.pointerType === "touch";
    const width = touch ? Math.min(box.width, TOUCH_WIDTH) : box.width;
    // Below the finger the copy covers neither it nor the plants it is moved to.
    const offset = touch ? { x: width / 2, y: -28 } : { x: event.clientX - box.left, y: event.clientY - box.top };
    stop.current = followPointer(event.nativeEvent, {
      onLift: () => setDrag({ cartao, width, sobre: cartao.estado }),
      onMove: (x, y) => {
        if (ghost.current) ghost.current.style.translate = `${x - offset.x}px ${y - offset.y}px`;
        const sobre = colunaAt(x, y);
        setDrag((current) => (current && current.sobre !== sobre ? { ...current, sobre } : current));
      },
      onEnd: (at) => {
        setDrag(null);
        const para = at && colunaAt(at.x, at.y);
        if (para && para !== cartao.estado) drop.current(cartao, para);
      },
    });
  }, []);
  return { drag, ghost, press };
}

function colunaAt(x: number, y: number): Estado | null {
  const column = document.elementFromPoint(x, y)?.closest("[data-coluna]");
  const estado = column?.getAttribute("data-coluna") ?? "";
  return estado in ESTADOS ? (estado as Estado) : null;
}
