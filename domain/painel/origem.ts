import { pipe, string, transform } from "valibot";
import { ORIGENS, type Origem } from "./valores.ts";

/** As an open panel reads an origin: `desconhecida` when it was added by a newer version. */
export type OrigemLida = Origem | "desconhecida";

export const origemSchema = pipe(
  string(),
  transform((origem): OrigemLida => (isOrigem(origem) ? origem : "desconhecida")),
);

export const isOrigem = (value: string): value is Origem => Object.hasOwn(ORIGENS, value);

export const origemNome = (origem: OrigemLida): string => (origem === "desconhecida" ? "Outra" : ORIGENS[origem]);
