import { emptyValues, errorsOf } from "../campos/validate.ts";
import { edificacaoSchema, matrizFilialSchema } from "../formularios/edificacao.ts";
import { createJornada } from "./jornada.ts";

export type TipoEmpresa = "loja_unica" | "matriz_filial";

export const EDIFICACAO_INICIAL = { ...emptyValues(matrizFilialSchema), tipoEmpresa: "" as "" | TipoEmpresa };

export type EdificacaoDados = typeof EDIFICACAO_INICIAL;

export const edificacaoJornada = createJornada<"pessoal" | "tipoEmpresa" | "empresa" | "plano", EdificacaoDados>(
  [
    { id: "pessoal", titulo: "Você", campos: ["nomeCompleto", "email", "telefone"] },
    { id: "tipoEmpresa", titulo: "Empresa", campos: ["tipoEmpresa"] },
    {
      id: "empresa",
      titulo: "Loja",
      campos: ["cnpjMatriz", "quantidadeLojas", "faturamentoMensal"],
    },
    { id: "plano", titulo: "Plano", campos: ["planoSelecionado"] },
  ],
  (dados) => errorsOf(edificacaoSchema, dados),
);

/** A single loja is not asked how many lojas it has. */
export function chooseTipoEmpresa(dados: EdificacaoDados, tipoEmpresa: TipoEmpresa): EdificacaoDados {
  return { ...dados, tipoEmpresa, quantidadeLojas: tipoEmpresa === "loja_unica" ? "" : dados.quantidadeLojas };
}
