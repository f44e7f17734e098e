import {
  array,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  trim,
  uuid,
} from "valibot";
import { AREA_IDS } from "../diagnostico/areas.ts";

export const id = pipe(string(), uuid());
export const texto = (max: number) => pipe(string(), trim(), minLength(1), maxLength(max));
export const contagem = pipe(number(), integer(), minValue(0));
export const instante = string();
export const pagina = {
  cursor: optional(nullable(string()), null),
  limite: optional(pipe(number(), integer(), minValue(1), maxValue(100)), 50),
};
/** Which of a pharmacy's `loja` and `cidade` are from the public register; `loja` is then written as there. */
export const receitaSchema = array(picklist(["loja", "cidade"]));
export const comando = { comando: id };
export const naPessoa = { ...comando, pessoa: id, versao: pipe(number(), integer()) };
/** Name and town of a CNPJ in our copy of the public register. */
export const naReceitaSchema = nullable(object({ nome: string(), cidade: nullable(string()), uf: string() }));
/** What a write on one person returns. `versao` is the new one. */
export const gravada = object({ pessoa: id, versao: number() });

/** A score of `privado.areas_em_ordem`, read by `fracaOf`. */
export const areaNotaSchema = object({ area: picklist(AREA_IDS), nota: number() });
