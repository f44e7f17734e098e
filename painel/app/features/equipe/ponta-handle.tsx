import type { KeyboardEvent, PointerEvent } from "react";
import { type Faixa, FIM, horaOf, INICIO, limitsOf, minutesOf, PASSO, type Ponta, short } from "./faixas.ts";

interface PontaHandleProps {
  nome: string;
  faixas: readonly Faixa[];
  index: number;
  ponta: Ponta;
  minutesAt: (clientX: number) => number;
  onMove: (minutes: number) => void;
}

/** One end of a range, as a slider: arrows move it by 15 minutes, Page Up and Page Down by an hour. */
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
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(minutesAt(event.clientX));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={nome}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={short(horaOf(value))}
      onKeyDown={moveByKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      className="absolute inset-y-0 w-6 -translate-x-1/2 cursor-ew-resize touch-none rounded-md before:absolute before:inset-y-1 before:left-1/2 before:w-1.25 before:-translate-x-1/2 before:rounded-full before:bg-folha after:absolute after:-inset-y-1 after:-inset-x-1 pointer-coarse:after:-inset-x-2.5 hover:before:bg-mata"
      style={{ left: `${(100 * (value - INICIO)) / (FIM - INICIO)}%` }}
    />
  );
}
