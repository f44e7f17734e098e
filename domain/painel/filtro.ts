import {
  array,
  boolean,
  type GenericSchema,
  type InferOutput,
  integer,
  isoDate,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  safeParse,
  strictObject,
  string,
  union,
  uuid,
} from "valibot";
import { ESTADOS as UFS } from "../documentos/estado.ts";
import { ESTADOS, keysOf, ORIGENS } from "./valores.ts";

/** Values of one field: a person matches with any of them. */
const some = <Item extends GenericSchema>(item: Item) => pipe(array(item), minLength(1), maxLength(50));
const nome = pipe(string(), minLength(1), maxLength(80));
const dia = pipe(string(), isoDate());

/**
 * Which people a list of the Caixa has; every field narrows it. No text search: the filter is part of the address, and
 * what is searched for is personal data. A new field needs its clause in `privado.condicao_do_filtro`.
 */
export const filtroSchema = strictObject({
  /** Wrote in this period: days in São Paulo, both included. */
  de: optional(dia),
  ate: optional(dia),
  /** Wrote in the last days, today included. */
  dias: optional(pipe(number(), integer(), minValue(1), maxValue(3650))),
  origens: optional(some(picklist(keysOf(ORIGENS)))),
  campanhas: optional(some(nome)),
  fontes: optional(some(nome)),
  novidades: optional(boolean()),
  cidades: optional(some(pipe(string(), minLength(1), maxLength(120)))),
  ufs: optional(some(picklist(keysOf(UFS)))),
  donos: optional(some(union([literal("eu"), literal("ninguem"), pipe(string(), uuid())]))),
  estados: optional(some(picklist(keysOf(ESTADOS)))),
  espera: optional(picklist(["esperando", "atrasada", "nao"])),
  passo: optional(picklist(["com", "sem", "vencido"])),
});
export type Filtro = InferOutput<typeof filtroSchema>;

/** A field of the filter as the team chooses it; the period is three of the document. */
export const CAMPOS_DO_FILTRO = {
  periodo: { nome: "Período", chaves: ["de", "ate", "dias"] },
  ufs: { nome: "UF", chaves: ["ufs"] },
  cidades: { nome: "Cidade", chaves: ["cidades"] },
  campanhas: { nome: "Campanha", chaves: ["campanhas"] },
  fontes: { nome: "Fonte", chaves: ["fontes"] },
  origens: { nome: "Origem", chaves: ["origens"] },
  estados: { nome: "Estado", chaves: ["estados"] },
  donos: { nome: "Dono", chaves: ["donos"] },
  novidades: { nome: "Novidades", chaves: ["novidades"] },
  espera: { nome: "Resposta", chaves: ["espera"] },
  passo: { nome: "Próximo passo", chaves: ["passo"] },
} as const satisfies Record<string, { nome: string; chaves: readonly (keyof Filtro)[] }>;
export type CampoDoFiltro = keyof typeof CAMPOS_DO_FILTRO;

/** A stored or linked filter, field by field. What this version does not know is left out and counted, never guessed. */
export function readFiltro(document: unknown): { filtro: Filtro; perdidos: number } {
  if (typeof document !== "object" || document === null || Array.isArray(document)) return { filtro: {}, perdidos: 1 };
  const fields = Object.entries(document);
  const known = fields.filter(([key, value]) => safeParse(filtroSchema, { [key]: value }).success);
  return { filtro: Object.fromEntries(known) as Filtro, perdidos: fields.length - known.length };
}

/** The filter in an address: compact JSON. */
export function parseFiltro(param: string): { filtro: Filtro; perdidos: number } {
  try {
    return readFiltro(JSON.parse(param));
  } catch {
    return { filtro: {}, perdidos: 1 };
  }
}

/** One spelling per filter, so that two equal filters have one address: fields in the order of the schema. */
export function writeFiltro(filtro: Filtro): string {
  const keys = Object.keys(filtroSchema.entries) as (keyof Filtro)[];
  return JSON.stringify(
    Object.fromEntries(keys.flatMap((key) => (filtro[key] === undefined ? [] : [[key, filtro[key]]]))),
  );
}

/** The filter without a field, or with other values in it. */
export function changeCampo(filtro: Filtro, campo: CampoDoFiltro, values: Filtro = {}): Filtro {
  const chaves: readonly string[] = CAMPOS_DO_FILTRO[campo].chaves;
  const others = Object.entries(filtro).filter(([chave]) => !chaves.includes(chave));
  return { ...Object.fromEntries(others), ...values };
}
