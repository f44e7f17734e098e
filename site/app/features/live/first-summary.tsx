import type { LiveDados } from "@eden/domain/jornadas/live";
import { MessagesSquare, Wallet } from "lucide-react";
import { Assurances, personRow, type SummaryContent } from "~/forms/steps/wizard-summary.tsx";
import { vaso1 } from "~/images/vaso-1.ts";
import { vaso2 } from "~/images/vaso-2.ts";

const assurances = [
  { icon: Wallet, text: "Só a compra do EdenApp é cobrada." },
  { icon: MessagesSquare, text: "A equipe chama você por telefone ou e-mail." },
];

/** Summary while no product is chosen; the summary of the second step starts with the same rows. */
export function firstSummary(dados: LiveDados): SummaryContent {
  return {
    title: "Seu pedido",
    plants: [vaso1, vaso2],
    rows: [personRow(dados.nome, dados.telefone, undefined), { label: "Produto", missing: "Na próxima etapa" }],
    children: <Assurances items={assurances} />,
  };
}
