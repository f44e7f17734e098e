import { array, boolean, nullable, number, object, string } from "valibot";
import { filtroSchema } from "./filtro.ts";
import { contagem, define, instante, pagina } from "./partes.ts";
import { pessoaLinhaSchema } from "./pessoa.ts";

/** Lists of the Caixa by a filter. */
export const CONTRATO_VISTAS = {
  filtrar: define(
    object({ filtro: filtroSchema, ...pagina }),
    object({
      pessoas: array(object({ ...pessoaLinhaSchema.entries, aceita_novidades: boolean() })),
      proximo: nullable(string()),
      /** Of the first page only; stops at 10,000. */
      quantas: nullable(contagem),
      mudanca: number(),
      agora: instante,
    }),
  ),
  /** What the fields with free values offer. */
  opcoes_do_filtro: define(
    object({}),
    object({
      campanhas: array(string()),
      fontes: array(string()),
      cidades: array(object({ cidade: string(), uf: string() })),
    }),
  ),
} as const;
