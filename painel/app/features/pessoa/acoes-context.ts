import type { Pessoa } from "@eden/domain/painel/pessoa";
import { createContext, useContext } from "react";
import type { Saida } from "~/clients/rpc.ts";
import type { Sugestao } from "./sugestao-card.tsx";
import type { Acoes } from "./use-acoes.ts";

export type Dialogo =
  | { tipo: "dono" }
  | { tipo: "estado" }
  | { tipo: "previsto" }
  | { tipo: "passo"; soon: boolean }
  | { tipo: "contrato"; cadastro: string; desde: string; fim: string | null }
  | { tipo: "unir"; sugestao: Sugestao };

export type Presentes = Saida<"novidades">["presentes"];

/** What can be done with the person on screen: the commands, and the dialog that some of them need. */
interface PessoaAcoes extends Acoes {
  pessoa: Pessoa;
  /** False for roles that only read, and until the person is known not to be a robot. */
  active: boolean;
  /** Colleagues who have the person open too. */
  presentes: Presentes;
  openDialogo: (dialogo: Dialogo) => void;
}

export const AcoesContext = createContext<PessoaAcoes | null>(null);

export function usePessoaAcoes(): PessoaAcoes {
  const acoes = useContext(AcoesContext);
  if (!acoes) throw new Error("usePessoaAcoes outside AcoesContext");
  return acoes;
}
