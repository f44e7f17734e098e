import type { FormaPagamento } from "../catalogo/precos.ts";
import type { ProdutoId, TipoEdenapp } from "../catalogo/produtos.ts";
import { liveSchema } from "../formularios/live.ts";
import { errorsOf } from "../formularios/validate.ts";
import { createJornada } from "./jornada.ts";

export type LiveDados = {
  nome: string;
  email: string;
  telefone: string;
  produto: "" | ProdutoId;
  tipoEdenapp: "" | TipoEdenapp;
  formaPagamento: "" | FormaPagamento;
};

export const liveJornada = createJornada<"pessoal" | "produto", LiveDados>(
  [
    { id: "pessoal", titulo: "Seus dados", campos: ["nome", "email", "telefone"] },
    { id: "produto", titulo: "Produto", campos: ["produto", "tipoEdenapp", "formaPagamento"] },
  ],
  (dados) => errorsOf(liveSchema, dados),
);

export const LIVE_INICIAL: LiveDados = {
  nome: "",
  email: "",
  telefone: "",
  produto: "",
  tipoEdenapp: "",
  formaPagamento: "",
};

export function chooseProduto(dados: LiveDados, produto: ProdutoId): LiveDados {
  return produto === "edenapp" ? { ...dados, produto } : { ...dados, produto, tipoEdenapp: "", formaPagamento: "" };
}

export function chooseTipoEdenapp(dados: LiveDados, tipoEdenapp: TipoEdenapp): LiveDados {
  return { ...dados, tipoEdenapp, formaPagamento: tipoEdenapp === "free" ? "" : dados.formaPagamento };
}
