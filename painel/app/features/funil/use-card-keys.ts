import { ESTADOS, type Estado, emEstado, keysOf } from "@eden/domain/painel/valores";
import { type KeyboardEvent, useState } from "react";
import type { Cartao } from "./cache-funil.ts";

interface Lifted {
  cartao: Cartao;
  para: Estado;
}

const estados = keysOf(ESTADOS);

/** Moves a card with the keyboard: Space lifts and drops it, the arrows choose the column, Esc returns it. Every step is announced. */
export function useCardKeys(onDrop: (cartao: Cartao, para: Estado) => void) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [fala, setFala] = useState("");
  const cancel = () => {
    if (!lifted) return;
    setLifted(null);
    setFala(`${lifted.cartao.nome} ficou ${emEstado(lifted.cartao.estado)}.`);
  };
  const lift = (cartao: Cartao) => {
    setLifted({ cartao, para: cartao.estado });
    setFala(`${cartao.nome} na mão, ${emEstado(cartao.estado)}. Setas escolhem a coluna, Espaço solta, Esc desiste.`);
  };
  const drop = ({ cartao, para }: Lifted) => {
    setLifted(null);
    setFala(para === "folha" ? `${cartao.nome}: diga o motivo.` : `${cartao.nome} ${emEstado(para)}.`);
    if (para !== cartao.estado) onDrop(cartao, para);
  };
  const shift = ({ cartao, para }: Lifted, step: number) => {
    const next = estados[estados.indexOf(para) + step];
    if (!next) return;
    setLifted({ cartao, para: next });
    setFala(`Sobre ${ESTADOS[next].nome}, coluna ${estados.indexOf(next) + 1} de ${estados.length}.`);
  };
  const press = (event: KeyboardEvent<HTMLElement>, cartao: Cartao) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const actions: Record<string, () => void> = lifted
      ? {
          " ": () => drop(lifted),
          Enter: () => drop(lifted),
          Escape: cancel,
          ArrowLeft: () => shift(lifted, -1),
          ArrowRight: () => shift(lifted, 1),
        }
      : { " ": () => lift(cartao), ...arrows(event.currentTarget) };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  return { lifted, fala, press, cancel };
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
