import { type RefObject, useEffect, useRef } from "react";

/**
 * Calls `onPress` when a choice is activated by pointer, Space or assistive technology, also if it is already selected.
 * Arrow keys also fire a click on the radio they move to: those clicks are ignored.
 */
export function usePress(box: RefObject<HTMLElement | null>, value: string, onPress: () => void): void {
  const latest = useRef(onPress);
  latest.current = onPress;
  useEffect(() => {
    const element = box.current;
    let byArrow = false;
    const down = ({ key }: KeyboardEvent) => {
      byArrow = key.startsWith("Arrow");
    };
    const up = () => {
      byArrow = false;
    };
    const click = ({ target }: MouseEvent) => {
      if (!byArrow && target instanceof HTMLInputElement && target.value === value) latest.current();
    };
    element?.addEventListener("keydown", down);
    element?.addEventListener("keyup", up);
    element?.addEventListener("click", click);
    return () => {
      element?.removeEventListener("keydown", down);
      element?.removeEventListener("keyup", up);
      element?.removeEventListener("click", click);
    };
  }, [box, value]);
}
