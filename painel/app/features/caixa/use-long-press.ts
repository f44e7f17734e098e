import { type MouseEvent, type PointerEvent, useRef } from "react";

const PRESS_MS = 500;
/** A finger that moves further scrolls. */
const SLACK = 10;

/**
 * A long press of a finger chooses a row; while rows are being chosen, so does a tap on its link. The context menu of the
 * link does not open over it.
 */
export function useLongPress(choosing: boolean, onPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const pressed = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      pressed.current = false;
      if (pointerType !== "touch") return;
      start.current = { x: clientX, y: clientY };
      timer.current = setTimeout(() => {
        pressed.current = true;
        onPress();
      }, PRESS_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > SLACK) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      if (pressed.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a") !== null;
      if (!link || !(pressed.current || choosing)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!pressed.current) onPress();
      pressed.current = false;
    },
  };
}
