import { errorsOf } from "../campos/validate.ts";
import type { FormaAvista, PlanoPagamento } from "../catalogo/pedido.ts";
import type { ProdutoId, TipoEdenapp } from "../catalogo/produtos.ts";
import { liveSchema } from "../formularios/live.ts";
import { createJornada } from "./jornada.ts";

export type LiveDados = {
  nome: string;
  email: string;
  telefone: string;
  produto: "" | ProdutoId;
  tipoEdenapp: "" | TipoEdenapp;
  plano: "" | PlanoPagamento;
  /** How the one-off price is paid. */
  forma: FormaAvista;
};

const PESSOAL = ["nome", "email", "telefone"] as const;
const PRODUTO = ["produto", "tipoEdenapp", "plano"] as const;

export type LiveEtapa = "pessoal" | "produto";

export const liveJornada = createJornada<LiveEtapa, LiveDados>(
  [
    { id: "pessoal", titulo: "Seus dados", campos: PESSOAL },
    { id: "produto", titulo: "Produto", campos: PRODUTO },
  ],
  (dados) => errorsOf(liveSchema, dados),
);

export const LIVE_INICIAL: LiveDados = {
  nome: "",
  email: "",
  telefone: "",
  produto: "",
  tipoEdenapp: "",
  plano: "",
  forma: "pix",
};

export function chooseProduto(dados: LiveDados, produto: ProdutoId): LiveDados {
  return produto === "edenapp" ? { ...dados, produto } : { ...dados, produto, tipoEdenapp: "", plano: "" };
}

export function chooseTipoEdenapp(dados: LiveDados, tipoEdenapp: TipoEdenapp): LiveDados {
  return { ...dados, tipoEdenapp, plano: tipoEdenapp === "free" ? "" : dados.plano };
}
