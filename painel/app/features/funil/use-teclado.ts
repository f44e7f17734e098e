import { ESTADOS, type Estado, emEstado, keysOf } from "@eden/domain/painel/valores";
import { type KeyboardEvent, useState } from "react";
import type { Cartao } from "./cache-funil.ts";

interface Levantado {
  cartao: Cartao;
  para: Estado;
}

const estados = keysOf(ESTADOS);

/** Moves a card with the keyboard: Space lifts and drops it, the arrows choose the column, Esc returns it. Every step is announced. */
export function useTeclado(onDrop: (cartao: Cartao, para: Estado) => void) {
  const [levantado, setLevantado] = useState<Levantado | null>(null);
  const [fala, setFala] = useState("");
  const cancel = () => {
    if (!levantado) return;
    setLevantado(null);
    setFala(`${levantado.cartao.nome} ficou ${emEstado(levantado.cartao.estado)}.`);
  };
  const lift = (cartao: Cartao) => {
    setLevantado({ cartao, para: cartao.estado });
    setFala(`${cartao.nome} na mão, ${emEstado(cartao.estado)}. Setas escolhem a coluna, Espaço solta, Esc desiste.`);
  };
  const drop = ({ cartao, para }: Levantado) => {
    setLevantado(null);
    setFala(para === "folha" ? `${cartao.nome}: diga o motivo.` : `${cartao.nome} ${emEstado(para)}.`);
    if (para !== cartao.estado) onDrop(cartao, para);
  };
  const shift = ({ cartao, para }: Levantado, step: number) => {
    const next = estados[estados.indexOf(para) + step];
    if (!next) return;
    setLevantado({ cartao, para: next });
    setFala(`Sobre ${ESTADOS[next].nome}, coluna ${estados.indexOf(next) + 1} de ${estados.length}.`);
  };
  const press = (event: KeyboardEvent<HTMLElement>, cartao: Cartao) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const actions: Record<string, () => void> = levantado
      ? {
          " ": () => drop(levantado),
          Enter: () => drop(levantado),
          Escape: cancel,
          ArrowLeft: () => shift(levantado, -1),
          ArrowRight: () => shift(levantado, 1),
        }
      : { " ": () => lift(cartao), ...arrows(event.currentTarget) };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  return { levantado, fala, press, cancel };
}

/** Between cards: up and down in the column, left and right to the same height of the next column that has cards. */
function arrows(link: HTMLElement): Record<string, () => void> {
  const board = link.closest("[data-quadro]");
  const columns = [...(board?.querySelectorAll("[data-lista]") ?? [])]
    .map((column) => [...column.querySelectorAll<HTMLElement>("a[data-cartao]")])
    .filter((cards) => cards.length > 0);
  const column = columns.findIndex((cards) => cards.includes(link));
  const row = columns[column]?.indexOf(link) ?? 0;
  const focus = (target: HTMLElement | undefined) => target?.focus();
  const beside = (step: number) => {
    const cards = columns[column + step];
    focus(cards?.[Math.min(row, cards.length - 1)]);
  };
  return {
    ArrowUp: () => focus(columns[column]?.[row - 1]),
    ArrowDown: () => focus(columns[column]?.[row + 1]),
    ArrowLeft: () => beside(-1),
    ArrowRight: () => beside(1),
  };
}
