import { PASSOS_OPERACAO } from "./passos-operacao.ts";
import { PASSOS_RELACAO } from "./passos-relacao.ts";

/** What an owner can do about one answer, without buying anything. */
export type Passos = {
  titulo: string;
  hoje: string;
  semana: string;
  mes: string;
};

/** By the question's id. A question of a later version without steps of its own has none. */
export const PASSOS: Readonly<Record<number, Passos>> = { ...PASSOS_OPERACAO, ...PASSOS_RELACAO };
