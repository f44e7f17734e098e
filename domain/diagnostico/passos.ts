import { PASSOS_OPERACAO } from "./passos-operacao.ts";
import { PASSOS_RELACAO } from "./passos-relacao.ts";

/** What an owner can do about one answer without buying anything. */
export type Passos = {
  titulo: string;
  hoje: string;
  semana: string;
  mes: string;
};

/** By question id. An unchanged question of a later version reuses those of its old id: `24: PASSOS_OPERACAO[1]`. */
export const PASSOS: Readonly<Record<number, Passos>> = { ...PASSOS_OPERACAO, ...PASSOS_RELACAO };
