import { classNames } from "@eden/ui/core/class-names.ts";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { type Faixa, FIM, horaOf, INICIO, limitsOf, minutesOf, PASSO, type Ponta } from "./faixas.ts";

interface PontaHandleProps {
  nome: string;
  faixas: readonly Faixa[];
  index: number;
  ponta: Ponta;
  minutesAt: (clientX: number) => number;
  onMove: (minutes: number) => void;
}

/**
 * One end of a range, as a slider: arrows move it by 15 minutes, Page Up and Page Down by an hour. Its target lies inside
 * the range, so that the two ends of a lunch break do not cover each other on a phone.
 */
export function PontaHandle({ nome, faixas, index, ponta, minutesAt, onMove }: PontaHandleProps) {
  const [min, max] = limitsOf(faixas, index, ponta);
  const value = minutesOf(faixas[index]?.[ponta] ?? "00:00");
  const moveByKey = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: value - PASSO,
      ArrowDown: value - PASSO,
      ArrowRight: value + PASSO,
      ArrowUp: value + PASSO,
      PageDown: value - 60,
      PageUp: value + 60,
      Home: min,
      End: max,
    };
    const target = steps[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onMove(target);
  };
  const grabbed = useRef(0);
  const grab = (event: PointerEvent<HTMLDivElement>) => {
    const { left, right } = event.currentTarget.getBoundingClientRect();
    grabbed.current = event.clientX - (ponta === "abre" ? left : right);
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(minutesAt(event.clientX - grabbed.current));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={nome}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={horaOf(value)}
      onKeyDown={moveByKey}
      onPointerDown={grab}
      onPointerMove={drag}
      className={classNames(
        "absolute inset-y-0 w-6 cursor-ew-resize touch-none rounded-mark before:absolute before:inset-y-1 before:w-1.25 before:rounded-full before:bg-folha after:absolute after:-inset-y-1 hover:before:bg-mata",
        ponta === "abre"
          ? "before:-left-0.5 after:-left-1 after:right-0 pointer-coarse:after:-right-4"
          : "-translate-x-full before:-right-0.5 after:-right-1 after:left-0 pointer-coarse:after:-left-4",
      )}
      style={{ left: `${(100 * (value - INICIO)) / (FIM - INICIO)}%` }}
    />
  );
}
