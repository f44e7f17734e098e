import type { PlanoEdificacaoId } from "../catalogo/plano-edificacao-ids.ts";
import { edificacaoSchema } from "../formularios/edificacao.ts";
import { errorsOf } from "../formularios/validate.ts";
import { createJornada } from "./jornada.ts";

export type TipoEmpresa = "loja_unica" | "matriz_filial";

export type EdificacaoDados = {
  nomeCompleto: string;
  telefone: string;
  email: string;
  tipoEmpresa: "" | TipoEmpresa;
  cnpjMatriz: string;
  quantidadeLojas: string;
  faturamentoMensal: string;
  planoSelecionado: "" | PlanoEdificacaoId;
};

export const edificacaoJornada = createJornada<"pessoal" | "tipoEmpresa" | "empresa" | "plano", EdificacaoDados>(
  [
    { id: "pessoal", titulo: "Você", campos: ["nomeCompleto", "telefone", "email"] },
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

export const EDIFICACAO_INICIAL: EdificacaoDados = {
  nomeCompleto: "",
  telefone: "",
  email: "",
  tipoEmpresa: "",
  cnpjMatriz: "",
  quantidadeLojas: "",
  faturamentoMensal: "",
  planoSelecionado: "",
};

/** A single store is not asked how many stores it has. */
export function chooseTipoEmpresa(dados: EdificacaoDados, tipoEmpresa: TipoEmpresa): EdificacaoDados {
  return { ...dados, tipoEmpresa, quantidadeLojas: tipoEmpresa === "loja_unica" ? "" : dados.quantidadeLojas };
}
