import type { Lead, LeadTabela } from "../rows.ts";

const PROGRAMAS: Record<string, string> = {
  plenitude: "Plenitude",
  edificacao: "Edificação",
  mentoria_imersao: "Mentoria e Imersão",
  despertar: "Despertar",
};
const PRODUTOS: Record<string, string> = {
  livro: "livro Chamado para a Plenitude",
  edenapp: "EdenApp",
  edenappfree: "EdenApp FREE",
  imersao: "Imersão",
  mentoria: "Mentoria",
  despertar: "Despertar",
  edificacao: "Edificação",
  plenitude: "Plenitude",
};

/** What the visitor asked for, as named in both e-mails. */
export function subjectOf(tabela: LeadTabela, lead: Lead): string {
  if (tabela === "contato") return "contato";
  if (tabela === "leadlive") return PRODUTOS[lead.produto ?? ""] ?? "produto";
  if (tabela === "inscricoes") return PROGRAMAS[lead.programa ?? ""] ?? "programa";
  return lead.tipo === "paid" ? "EdenApp" : "EdenApp FREE";
}
