/** What only the owner can say of a report. No result is shown while one is open. */
export type Pergunta =
  | { tipo: "planilha"; nomes: string[] }
  | { tipo: "deslocado"; separados: string; juntos: string }
  | { tipo: "venda"; titulo: string; isGiro: boolean }
  | { tipo: "dois-estoques" | "duas-vendas"; titulos: [place: number, titulo: string][] }
  | { tipo: "decimal"; exemplo: string }
  | { tipo: "unidades"; titulo: string; exemplo: string }
  | { tipo: "repetidos"; nome: string; linhas: number; alvo: "vendas" | "estoque" | "ambos" }
  | { tipo: "sem-codigo"; linhas: number; exemplo: string }
  | { tipo: "totais"; linhas: number; exemplo: string }
  | { tipo: "nao-lidas"; linhas: number; de: number; exemplo: string }
  | { tipo: "custo-acima-do-preco"; produtos: number; de: number }
  | { tipo: "custo-do-estoque" }
  | { tipo: "centavos"; centavos: number }
  | { tipo: "sem-custo"; produtos: number; de: number }
  | { tipo: "vendas-negativas" }
  | { tipo: "um-item"; nome: string; valor: number }
  | { tipo: "dura-pouco" | "dura-demais"; dias: number | null };

export type TipoDePergunta = Pergunta["tipo"];

/** The answers given for this report, "certo" where the owner says that it is right as it is. */
export type Respostas = Partial<Record<TipoDePergunta, string>>;
