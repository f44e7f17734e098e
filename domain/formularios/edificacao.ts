import { check, type InferOutput, lazy, maxValue, minValue, object, pipe, transform } from "valibot";
import { cnpj, email, escolha, nomeCompleto, telefone, texto } from "../campos/campos.ts";
import { FATURAMENTO_MENSAL_MAX, QUANTIDADE_LOJAS_MAX, QUANTIDADE_LOJAS_MIN } from "../campos/limites.ts";
import { PLANO_EDIFICACAO_IDS } from "../catalogo/plano-edificacao-ids.ts";

const TIPO_EMPRESA_MESSAGE = "Selecione o tipo de empresa";

const pessoal = { nomeCompleto, email, telefone };

const quantidadeLojas = pipe(
  texto("Quantidade de lojas", "Quantidade de lojas é obrigatória", 20),
  check((value) => /^-?\d+$/.test(value), "Quantidade deve ser um número inteiro"),
  transform(Number),
  minValue(QUANTIDADE_LOJAS_MIN, "Quantidade deve ser maior que 0"),
  maxValue(QUANTIDADE_LOJAS_MAX, `Quantidade deve ser no máximo ${QUANTIDADE_LOJAS_MAX}`),
);

/** Revenue is free text: owners enter a figure or a range, and a consultant reads it. */
const fim = {
  faturamentoMensal: texto("Faturamento mensal", "Faturamento mensal é obrigatório", FATURAMENTO_MENSAL_MAX),
  planoSelecionado: escolha(PLANO_EDIFICACAO_IDS, "Selecione um plano"),
};

const lojaUnicaSchema = object({
  ...pessoal,
  tipoEmpresa: escolha(["loja_unica"], TIPO_EMPRESA_MESSAGE),
  cnpjMatriz: cnpj("CNPJ é obrigatório"),
  ...fim,
});
/** All fields of the form. */
export const matrizFilialSchema = object({
  ...pessoal,
  tipoEmpresa: escolha(["matriz_filial"], TIPO_EMPRESA_MESSAGE),
  cnpjMatriz: cnpj("CNPJ da matriz é obrigatório"),
  quantidadeLojas,
  ...fim,
});

/** Only a head office with branches has a number of lojas. */
export const edificacaoSchema = lazy((input) => {
  const { tipoEmpresa } = Object(input) as { tipoEmpresa?: unknown };
  return tipoEmpresa === "matriz_filial" ? matrizFilialSchema : lojaUnicaSchema;
});

export type Edificacao = InferOutput<typeof edificacaoSchema>;
