import { emptyValues, errorsOf } from "../campos/validate.ts";
import { conversaoSchema, plenitudeSchema } from "../formularios/plenitude.ts";
import { createJornada } from "./jornada.ts";

export const PLENITUDE_INICIAL = { ...emptyValues(conversaoSchema), tipoLoja: "" as "" | "nova" | "conversao" };

export type PlenitudeDados = typeof PLENITUDE_INICIAL;

export const plenitudeJornada = createJornada<"pessoal" | "tipoLoja" | "cnpj", PlenitudeDados>(
  [
    { id: "pessoal", titulo: "Dados pessoais", campos: ["nome", "email", "telefone"] },
    { id: "tipoLoja", titulo: "Tipo de loja", campos: ["tipoLoja"] },
    { id: "cnpj", titulo: "CNPJ", campos: ["cnpj"], isDropped: (dados) => dados.tipoLoja === "nova" },
  ],
  (dados) => errorsOf(plenitudeSchema, dados),
);

/** A new loja ends at the second step and has no CNPJ. */
export function chooseTipoLoja(dados: PlenitudeDados, tipoLoja: "nova" | "conversao"): PlenitudeDados {
  return { ...dados, tipoLoja, cnpj: tipoLoja === "nova" ? "" : dados.cnpj };
}
