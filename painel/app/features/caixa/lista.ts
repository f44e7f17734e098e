import { ORIGENS, type Origem, VISTAS, type Vista } from "@eden/domain/painel/valores";

/** One list of the Caixa: a view, or everyone of one origin. `id` is its name in the address. */
export type Lista = { id: Vista | Origem; nome: string; vista: Vista; origem: Origem | null };

/** The list that an address names; Esperando when it names none. */
export function listaOf(param: string | null): Lista {
  if (param !== null && isKey(ORIGENS, param)) {
    return { id: param, nome: ORIGENS[param], vista: "todas", origem: param };
  }
  const vista = param !== null && isKey(VISTAS, param) ? param : "esperando";
  return { id: vista, nome: VISTAS[vista], vista, origem: null };
}

export function listaPath({ id }: Pick<Lista, "id">, pessoa?: string): string {
  const path = pessoa === undefined ? "/caixa" : `/caixa/${pessoa}`;
  return id === "esperando" ? path : `${path}?vista=${id}`;
}

function isKey<T extends object>(values: T, key: string): key is keyof T & string {
  return Object.hasOwn(values, key);
}
