import { PLENITUDE_NOMES, type PlanoPlenitudeId } from "@eden/domain/catalogo/plenitude-nomes";
import { formatCnpj } from "@eden/domain/documentos/cnpj";
import type { PlenitudeDados } from "@eden/domain/jornadas/plenitude";
import { MessagesSquare, Wallet } from "lucide";
import { Assurances, personRow, type SummaryContent } from "~/forms/steps/wizard-summary.tsx";
import { vaso2 } from "~/images/vaso-2.ts";
import { vaso5 } from "~/images/vaso-5.ts";
import { vaso6 } from "~/images/vaso-6.ts";
import type { PlenitudeStepId } from "./plenitude-words.tsx";

const nomeDoTipo = { nova: "Loja nova", conversao: "Conversão" };

const assurances = [
  { icon: Wallet, text: "Nada é cobrado por este cadastro." },
  { icon: MessagesSquare, text: "Um consultor chama você no telefone ou no e-mail que você deixar." },
];

interface Steps {
  changeLink: (step: PlenitudeStepId) => string | undefined;
}

/** The answers so far. */
export function plenitudeSummary(
  dados: PlenitudeDados,
  plano: PlanoPlenitudeId | undefined,
  { changeLink }: Steps,
): SummaryContent {
  const { tipoLoja, cnpj } = dados;
  return {
    title: "Seu cadastro",
    plants: tipoLoja === "nova" ? [vaso2, vaso6] : [vaso5, vaso6],
    rows: [
      personRow(dados.nome, dados.telefone, changeLink("pessoal")),
      ...(plano ? [{ label: "Plano de interesse", value: `Plenitude ${PLENITUDE_NOMES[plano]}`, to: "/planos" }] : []),
      { label: "Tipo de loja", value: tipoLoja && nomeDoTipo[tipoLoja], to: changeLink("tipoLoja") },
      ...(tipoLoja === "conversao" ? [{ label: "CNPJ", value: formatCnpj(cnpj), to: changeLink("cnpj") }] : []),
    ],
    children: <Assurances items={assurances} />,
  };
}
