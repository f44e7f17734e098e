import { lazy, object } from "valibot";
import { cnpj, email, escolha, nome, telefone } from "../campos/campos.ts";

const TIPO_LOJA_MESSAGE = "Por favor, selecione o tipo de loja";

const pessoal = { nome, email, telefone };

const novaSchema = object({ ...pessoal, tipoLoja: escolha(["nova"], TIPO_LOJA_MESSAGE) });
/** All fields of the form. */
export const conversaoSchema = object({
  ...pessoal,
  tipoLoja: escolha(["conversao"], TIPO_LOJA_MESSAGE),
  cnpj: cnpj("CNPJ é obrigatório para conversão"),
});

/** A new loja has no CNPJ yet: one left over from an earlier choice is dropped. */
export const plenitudeSchema = lazy((input) => {
  const { tipoLoja } = Object(input) as { tipoLoja?: unknown };
  return tipoLoja === "conversao" ? conversaoSchema : novaSchema;
});
