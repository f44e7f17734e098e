import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { totalOf } from "@eden/domain/catalogo/precos";
import { nomeProdutoOf, type ProdutoId } from "@eden/domain/catalogo/produtos";
import type { LiveDados, LiveEtapa } from "@eden/domain/jornadas/live";
import { Banner } from "@eden/ui/banner.tsx";
import type { PictureFile } from "@eden/ui/core/picture.tsx";
import { MoneyText } from "@eden/ui/money-text.tsx";
import { Lock, Undo2 } from "lucide";
import { garantias, meioOf, planosDoApp } from "~/content/cadastro.ts";
import { precosDaLive } from "~/content/live.ts";
import { precos } from "~/content/precos.ts";
import { CheckoutNote } from "~/forms/pedido/pedido-terms.tsx";
import { Protocol, ReceiptLinks } from "~/forms/receipt/receipt.tsx";
import {
  Assurances,
  personRow,
  type SummaryContent,
  WizardSummary,
  WizardSummaryFold,
} from "~/forms/steps/wizard-summary.tsx";
import { vaso1 } from "~/images/vaso-1.ts";
import { vaso2 } from "~/images/vaso-2.ts";
import { vaso3 } from "~/images/vaso-3.ts";
import { vaso4 } from "~/images/vaso-4.ts";
import { vaso5 } from "~/images/vaso-5.ts";
import { vaso6 } from "~/images/vaso-6.ts";
import { refusalOf } from "./refusal-of.ts";

const paid = [
  { icon: Lock, text: garantias.seguro },
  { icon: Undo2, text: garantias.desistencia },
];

interface LiveSummaryProps {
  dados: LiveDados;
  /** Text while nothing is chosen. */
  first: SummaryContent;
  changeLink: (step: LiveEtapa) => string | undefined;
  /** Above the button, on screens without room beside the form. */
  folded?: boolean;
}

/** The answers so far and, for the EdenApp, its price. Loaded with the second step, which needs it. */
function LiveSummary({ folded = false, ...props }: LiveSummaryProps) {
  const summary = liveSummary(props);
  return folded ? <WizardSummaryFold summary={summary} /> : <WizardSummary summary={summary} />;
}

function liveSummary({ dados, first, changeLink }: LiveSummaryProps): SummaryContent {
  const { produto, tipoEdenapp } = dados;
  const tipo = tipoEdenapp && ` ${tipoEdenapp.toUpperCase()}`;
  return {
    title: first.title,
    plants: produto ? [plants[produto]] : first.plants,
    rows: [
      personRow(dados.nome, dados.telefone, changeLink("pessoal")),
      {
        label: "Produto",
        value: produto && `${nomeProdutoOf(produto)}${tipo}`,
        // Until FREE or PAGO is chosen, show the price range.
        more: produto === "edenapp" && !tipo && <MoneyText>{`Gratuito ou ${precos.parcelasETotal}`}</MoneyText>,
        missing: "Escolha ao lado",
        to: changeLink("produto"),
      },
      ...(tipoEdenapp === "pago"
        ? [{ label: "Pagamento", value: pagamentoOf(dados), missing: "Escolha ao lado" }]
        : []),
    ],
    total: totalLines(dados),
    children: tipoEdenapp === "pago" ? <Assurances items={paid} /> : first.children,
  };
}

const pagamentoOf = ({ plano, forma }: LiveDados) => plano && `${planosDoApp[plano].nome}, ${meioOf(plano, forma)}`;

function totalLines({ tipoEdenapp, plano }: LiveDados): SummaryContent["total"] {
  if (tipoEdenapp === "free") return { value: precosDaLive.gratuito, notes: ["Sem cartão"] };
  if (!plano) return undefined;
  const first =
    plano === "avista" ? `Economia de ${precosDaLive.economia}` : `12 parcelas mensais de ${precos.parcela}, sem juros`;
  return {
    value: formatReais(totalOf("live", plano)),
    notes: [<MoneyText key="preco">{first}</MoneyText>, precosDaLive.acesso],
  };
}

/** One plant per product, from seed to tree. */
export const plants: Record<ProdutoId, PictureFile> = {
  edenapp: vaso1,
  imersao: vaso2,
  mentoria: vaso3,
  despertar: vaso4,
  edificacao: vaso5,
  plenitude: vaso6,
};

const edenappLead = (
  <>
    Você escolheu o <strong className="font-semibold text-tinta">EdenApp</strong>:{" "}
    <MoneyText>{`gratuito, ou pago em ${precos.parcelasETotal} (${precosDaLive.avista} à\u00a0vista).`}</MoneyText>{" "}
    Comece pelos seus dados.
  </>
);

/** Visitors who came through "Adquira agora" are told of the EdenApp from the first step on, and not asked for a product. */
function edenappWords(id: LiveEtapa, produto: LiveDados["produto"]) {
  if (produto !== "edenapp") return null;
  if (id === "pessoal") return { lead: edenappLead };
  if (!isLinked(produto)) return null;
  return {
    title: (
      <>
        Gratuito ou <em>pago</em>?
      </>
    ),
    lead: `O gratuito não pede cartão. O pago traz ${precosDaLive.acesso}.`,
  };
}

/** Whether the address names the product, as that of "Adquira agora" does. */
export const isLinked = (produto: LiveDados["produto"]) =>
  produto === "edenapp" && new URLSearchParams(location.search).get("produto") === produto;

interface SavedLiveProps {
  id: string;
  /** The fields still contain a paid EdenApp: only the payment is missing. */
  toPay: boolean;
}

/** A lead that was queued by an earlier page. */
function SavedLive({ id, toPay }: SavedLiveProps) {
  return (
    <Banner
      tone="ok"
      title={
        <>
          Interesse recebido. <Protocol id={id} />
        </>
      }
      action={!toPay && <ReceiptLinks id={id} tabela="leadlive" did="deixar meu interesse pelo site" />}
    >
      {toPay
        ? "Ele esperava pela conexão e acabou de chegar. Falta só o pagamento: é o botão no fim da página."
        : "Ele esperava pela conexão e acabou de chegar. A equipe entra em contato com os próximos passos."}
    </Banner>
  );
}

/** What the first step does not need at once, loaded while the visitor fills it in. */
export default { LiveSummary, edenappWords, SavedLive, CheckoutNote, refusalOf };
