import { formatCnpj } from "@eden/domain/documentos/cnpj";
import type { EdificacaoDados } from "@eden/domain/jornadas/edificacao";
import { MessagesSquare, Wallet } from "lucide";
import { Assurances, personRow, type SummaryContent } from "~/forms/steps/wizard-summary.tsx";
import { vaso4 } from "~/images/vaso-4.ts";
import { vaso5 } from "~/images/vaso-5.ts";
import type { EdificacaoStepId } from "./edificacao-words.tsx";

const assurances = [
  { icon: Wallet, text: "Nada é cobrado por este cadastro." },
  { icon: MessagesSquare, text: "O consultor explica cada plano antes de fechar." },
];

/** The answers so far. */
export function edificacaoSummary(
  dados: EdificacaoDados,
  changeLink: (step: EdificacaoStepId) => string | undefined,
): SummaryContent {
  return {
    title: "Seu cadastro",
    plants: [vaso4, vaso5],
    rows: [
      personRow(dados.nomeCompleto, dados.telefone, changeLink("pessoal")),
      { label: "Empresa", value: empresaOf(dados), to: changeLink("tipoEmpresa") },
      { label: "CNPJ", value: formatCnpj(dados.cnpjMatriz), to: changeLink("empresa") },
      { label: "Plano", missing: "No último passo" },
    ],
    children: <Assurances items={assurances} />,
  };
}

/** E.g. "Matriz com filiais, 3 lojas"; empty while unknown. */
export function empresaOf({ tipoEmpresa, quantidadeLojas }: EdificacaoDados): string {
  if (tipoEmpresa === "loja_unica") return "Loja única";
  if (tipoEmpresa === "") return "";
  const lojas = Number(quantidadeLojas);
  if (!(lojas > 0)) return "Matriz com filiais";
  return `Matriz com filiais, ${lojas} ${lojas === 1 ? "loja" : "lojas"}`;
}
