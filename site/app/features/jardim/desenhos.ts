import type { Estagio } from "./jardim.ts";

/** A small drawing of each stage, as a path in a square of 24. */
export const DESENHOS: Record<Estagio, string> = {
  1: "M11 22v-5c-4 0-6-2-6-5 4 0 6 1 7 4 1-3 3-4 7-4 0 3-2 5-6 5v5z",
  2: "M11 22v-7c-4 0-6-2-6-5 4 0 6 1 6 4V9C8 9 6 7 6 4c4 0 6 1 6 4 0-3 2-4 6-4 0 3-2 5-5 5v5c0-3 2-4 6-4 0 3-2 5-6 5v7z",
  3: "M11 22v-7A6 6 0 0 1 6 9a6 6 0 0 1 12 0 6 6 0 0 1-5 6v7z",
  4: "M11 22v-5A8 8 0 0 1 4 9a8 8 0 0 1 16 0 8 8 0 0 1-7 8v5zM9 6a1.6 1.6 0 1 0 .1 0zM15 6.5a1.6 1.6 0 1 0 .1 0zM11.5 11a1.6 1.6 0 1 0 .1 0z",
};
