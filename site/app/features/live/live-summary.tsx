import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { totalOf } from "@eden/domain/catalogo/precos";
import { nomeProdutoOf } from "@eden/domain/catalogo/produtos";
import type { LiveDados } from "@eden/domain/jornadas/live";
import { MoneyText } from "@eden/ui/money-text.tsx";
import { Lock, Undo2 } from "lucide-react";
import { precosDaLive } from "~/content/live.ts";
import { garantias, planosDoApp, precos } from "~/content/registro-edenapp.ts";
import {
  Assurances,
  personRow,
  type SummaryContent,
  WizardSummary,
  WizardSummaryFold,
} from "~/forms/steps/wizard-summary.tsx";
import type { LiveStepId } from "./live-words.tsx";
import { plants } from "./plants.ts";

const paid = [
  { icon: Lock, text: garantias.seguro },
  { icon: Undo2, text: garantias.seteDias },
];

interface LiveSummaryProps {
  dados: LiveDados;
  /** Text while nothing is chosen. */
  first: SummaryContent;
  changeLink: (step: LiveStepId) => string | undefined;
  /** Above the button, on screens without room beside the form. */
  folded?: boolean;
}

/** The answers so far and, for the EdenApp, its price. Loaded with the second step, which needs it. */
export default function LiveSummary({ folded = false, ...props }: LiveSummaryProps) {
  const summary = liveSummary(props);
  return folded ? <WizardSummaryFold summary={summary} /> : <WizardSummary summary={summary} />;
}

function liveSummary({ dados, first, changeLink }: LiveSummaryProps): SummaryContent {
  const { produto, tipoEdenapp, formaPagamento } = dados;
  const tipo = tipoEdenapp && ` ${tipoEdenapp.toUpperCase()}`;
  const plano = formaPagamento && planosDoApp[formaPagamento];
  return {
    title: first.title,
    plants: produto ? [plants[produto]] : first.plants,
    rows: [
      personRow(dados.nome, dados.telefone, changeLink("pessoal")),
      {
        label: "Produto",
        value: produto && `${nomeProdutoOf(produto)}${tipo}`,
        // Until FREE or PAGO is chosen, show the price range.
        more: produto === "edenapp" && !tipo && <MoneyText>{`Gratuito ou ${precos.parcelas}`}</MoneyText>,
        missing: "Escolha ao lado",
        to: changeLink("produto"),
      },
      ...(tipoEdenapp === "pago"
        ? [{ label: "Pagamento", value: plano && `${plano.nome}, ${plano.meio}`, missing: "Escolha ao lado" }]
        : []),
    ],
    total: totalLines(dados),
    children: tipoEdenapp === "pago" ? <Assurances items={paid} /> : first.children,
  };
}

function totalLines({ tipoEdenapp, formaPagamento }: LiveDados): SummaryContent["total"] {
  if (tipoEdenapp === "free") return { value: precosDaLive.gratuito, notes: ["Sem cartão"] };
  if (!formaPagamento) return undefined;
  const first =
    formaPagamento === "avista"
      ? `Economia de ${precosDaLive.economia}`
      : `12 parcelas mensais de ${precos.parcela}, sem juros`;
  return {
    value: formatReais(totalOf("live", formaPagamento)),
    notes: [<MoneyText key="preco">{first}</MoneyText>, precosDaLive.acesso],
  };
}
