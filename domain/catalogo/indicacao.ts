import type { NivelId } from "./niveis.ts";

/** What a visitor answered to the three questions of `/planos`. */
export type Respostas = {
  loja: "nova" | "depende" | "pronta";
  busca: "aprender" | "ferramentas" | "marca";
  quem: "equipe" | "acompanhada";
};

/** Why a nivel is suggested: Plenitude has two reasons, and Imersão alone is never suggested. */
export type Motivo = "marca" | "execucao" | "ferramentas" | "mentoria" | "despertar" | "app";

export type Indicacao = { nivel: NivelId; motivo: Motivo };

/** The nivel that fits the answers: first what is looked for, then who carries it out, then the state of the shop. */
export function indicacaoOf({ loja, busca, quem }: Respostas): Indicacao {
  const acompanhada = quem === "acompanhada";
  if (busca === "marca") return { nivel: "plenitude", motivo: "marca" };
  if (busca === "ferramentas") {
    return acompanhada ? { nivel: "plenitude", motivo: "execucao" } : { nivel: "edificacao", motivo: "ferramentas" };
  }
  if (acompanhada) return { nivel: "mentoria", motivo: "mentoria" };
  return loja === "pronta" ? { nivel: "eden-app", motivo: "app" } : { nivel: "despertar", motivo: "despertar" };
}
