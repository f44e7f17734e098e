import { inPrograma, LIVRO, planoWords, programaOf } from "@eden/domain/catalogo/nomes";
import { nomeProdutoOf } from "@eden/domain/catalogo/produtos";
import type { Lead, LeadTabela } from "../rows.ts";

/** What the visitor asked for, as named in both e-mails: "Plenitude, plano Estímulo". */
export function assuntoOf(tabela: LeadTabela, lead: Lead): string {
  if (tabela === "contato") return "contato";
  if (tabela === "leadlive") return lead.produto === "livro" ? LIVRO : nomeProdutoOf(lead.produto);
  if (tabela === "inscricoes") return [programaOf(lead), planoWords(planoOf(lead))].filter(Boolean).join(", ");
  return nomeProdutoOf(lead.tipo === "paid" ? "edenapp" : "edenappfree");
}

/** The id of the plan of an inscricao. */
export const planoOf = ({ plano_interesse, plano_selecionado }: Lead) => plano_interesse ?? plano_selecionado;

/** "no EdenApp", "na Plenitude". */
export const inProduto = (id: string | undefined): string => inPrograma({ programa: id });
