import { plenitudeSchema } from "../formularios/plenitude.ts";
import { errorsOf } from "../formularios/validate.ts";
import { createJornada } from "./jornada.ts";

export type PlenitudeDados = {
  nome: string;
  telefone: string;
  email: string;
  tipoLoja: "" | "nova" | "conversao";
  cnpj: string;
};

export const plenitudeJornada = createJornada<"pessoal" | "tipoLoja" | "cnpj", PlenitudeDados>(
  [
    { id: "pessoal", titulo: "Dados pessoais", campos: ["nome", "telefone", "email"] },
    { id: "tipoLoja", titulo: "Tipo de loja", campos: ["tipoLoja"] },
    { id: "cnpj", titulo: "CNPJ", campos: ["cnpj"], isDropped: (dados) => dados.tipoLoja === "nova" },
  ],
  (dados) => errorsOf(plenitudeSchema, dados),
);

export const PLENITUDE_INICIAL: PlenitudeDados = { nome: "", telefone: "", email: "", tipoLoja: "", cnpj: "" };

/** A new store ends at the second step and has no CNPJ. */
export function chooseTipoLoja(dados: PlenitudeDados, tipoLoja: "nova" | "conversao"): PlenitudeDados {
  return { ...dados, tipoLoja, cnpj: tipoLoja === "nova" ? "" : dados.cnpj };
}
