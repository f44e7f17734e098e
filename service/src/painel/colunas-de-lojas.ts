import { AREAS } from "@eden/domain/diagnostico/areas";
import { FAIXAS, faixaOf } from "@eden/domain/diagnostico/faixas";
import { fracaOf, fracaText } from "@eden/domain/diagnostico/fraca";
import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { formatTelefone } from "@eden/domain/documentos/telefone";
import type { lojaLinhaSchema } from "@eden/domain/painel/contrato-lojas";
import { lugarDaLoja, nomeDaLoja } from "@eden/domain/painel/nome-da-loja";
import type { InferOutput } from "valibot";

type LojaLinha = InferOutput<typeof lojaLinhaSchema>;

/** A row of the cursor that `painel.abrir_exportacao_lojas` opens. */
export interface LojaExportada {
  loja: LojaLinha;
}

const SITUACOES: Record<LojaLinha["situacao"], string> = {
  sem_convite: "Sem convite",
  convidada: "Convidada",
  respondeu: "Respondeu",
};

const day = new Intl.DateTimeFormat("pt-BR", {
  timeZone: "America/Sao_Paulo",
  ...{ day: "2-digit", month: "2-digit", year: "numeric" },
});
const dayOf = (moment: string | null) => moment && day.format(new Date(moment));

/** The columns of an exported list of stores, in their order: title and cell. The CPF is not among them. */
export const COLUNAS_DE_LOJAS: readonly (readonly [titulo: string, cell: (row: LojaExportada) => string | null])[] = [
  ["Loja", ({ loja }) => nomeDaLoja(loja).nome],
  ["Nome da Receita", ({ loja }) => (nomeDaLoja(loja).fonte === "receita" ? "sim" : "")],
  ["CNPJ", ({ loja }) => formatCnpj(loja.cnpj)],
  ["Cidade", ({ loja }) => lugarDaLoja(loja)],
  ["Quem responde", ({ loja }) => loja.responsavel],
  ["Telefone", ({ loja }) => loja.telefone && formatTelefone(loja.telefone)],
  ["Situação", ({ loja }) => SITUACOES[loja.situacao]],
  ["Nota", ({ loja }) => (loja.nota === null ? "" : String(loja.nota))],
  ["Nota anterior", ({ loja }) => (loja.nota_anterior === null ? "" : String(loja.nota_anterior))],
  ["Faixa", ({ loja }) => (loja.nota === null ? "" : FAIXAS[faixaOf(loja.nota)].nome)],
  ["Área mais fraca", ({ loja }) => fracaCell(loja)],
  ["Dono", ({ loja }) => loja.dono?.nome ?? ""],
  ["Convidada em", ({ loja }) => dayOf(loja.convidada_em)],
  ["Respondeu em", ({ loja }) => dayOf(loja.respondeu_em)],
  ["Última conversa", ({ loja }) => dayOf(loja.conversa_em)],
];

function fracaCell({ areas }: LojaLinha): string {
  const fraca = fracaOf(areas);
  if (!fraca) return "";
  return fraca.status === "uma" ? `${AREAS[fraca.area].nome}, ${fraca.nota}` : fracaText(fraca);
}
