import { PLANOS } from "@eden/domain/catalogo/planos";
import { PLANOS_EDIFICACAO } from "@eden/domain/catalogo/planos-edificacao";
import { nomeProdutoOf } from "@eden/domain/catalogo/produtos";
import { listar } from "@eden/domain/listar";
import type { Lead, LeadTabela } from "../rows.ts";

/** What the visitor asked for, as named in both e-mails: "Plenitude, plano Estímulo". */
export function assuntoOf(tabela: LeadTabela, lead: Lead): string {
  if (tabela === "contato") return "contato";
  if (tabela === "leadlive")
    return lead.produto === "livro" ? "livro Chamado para a Plenitude" : nomeProdutoOf(lead.produto);
  if (tabela === "inscricoes") return [programaOf(lead), planoWords(lead)].filter(Boolean).join(", ");
  return lead.tipo === "paid" ? "EdenApp" : "EdenApp FREE";
}

function programaOf(lead: Lead): string {
  if (lead.programa === "mentoria_imersao") return listar(opcoesOf(lead)) || "Mentoria e Imersão";
  return nomeProdutoOf(lead.programa);
}

/** The choices of the form of Mentoria and Imersão. */
export function opcoesOf({ mentoria, imersao }: Lead): string[] {
  return [...(mentoria ? ["Mentoria"] : []), ...(imersao ? ["Imersão"] : [])];
}

/** The plano of an inscricao, as the catalogue names it: "Estímulo", "Plano 2". Empty if none was chosen. */
export function planoOf({ plano_interesse, plano_selecionado }: Lead): string {
  const plano = [...PLANOS, ...PLANOS_EDIFICACAO].find(({ id }) => id === (plano_interesse ?? plano_selecionado));
  return plano?.nome ?? "";
}

/** The same in a sentence: "plano Estímulo", "Plano 2". */
export function planoWords(lead: Lead): string {
  const nome = planoOf(lead);
  return nome && !nome.startsWith("Plano") ? `plano ${nome}` : nome;
}

const FEMININE = new Set(["imersao", "mentoria", "edificacao", "plenitude"]);

/** "no EdenApp", "na Plenitude". */
export function inProduto(id: string | undefined): string {
  return `${FEMININE.has(id ?? "") ? "na" : "no"} ${nomeProdutoOf(id)}`;
}
