import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { type OrigemCompra, PRECO_AVISTA_LIVE } from "@eden/domain/catalogo/precos";
import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { maskCpf } from "@eden/domain/documentos/cpf";
import { formatTelefone } from "@eden/domain/documentos/telefone";
import { type RegistroEdenappDados, totalDoRegistro } from "@eden/domain/jornadas/registro-edenapp";
import { MoneyText } from "@eden/ui/money-text.tsx";
import type { PictureFile } from "@eden/ui/picture.tsx";
import { Lock, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { acessos, garantias, planosDoApp, precos } from "~/content/registro-edenapp.ts";
import { Assurances, type SummaryContent, type SummaryRow } from "~/forms/steps/wizard-summary.tsx";
import { vaso1 } from "~/images/vaso-1.ts";
import { vaso2 } from "~/images/vaso-2.ts";
import { vaso3 } from "~/images/vaso-3.ts";
import { vaso4 } from "~/images/vaso-4.ts";
import { vaso5 } from "~/images/vaso-5.ts";
import type { Fase } from "./use-sign-up.ts";

export type StepId = "tipo" | "plano" | "dados";

interface Place {
  id: StepId;
  fase: Fase;
  changeLink: (step: StepId) => string | undefined;
  /** Link that opens the personal data while another phase is shown. */
  personLink: string | undefined;
  /** The form in which the order was bought; it decides the price shown. */
  origem: OrigemCompra;
}

const assurances = [
  { icon: Lock, text: garantias.seguro },
  { icon: Undo2, text: garantias.seteDias },
];

/** The choices and data so far, and the price. */
export function signUpSummary(dados: RegistroEdenappDados, place: Place): SummaryContent {
  const total = totalDoRegistro(dados, place.origem);
  return {
    title: "Seu resumo",
    plants: plantsOf(place),
    rows: rowsOf(dados, place),
    total: total === null ? undefined : { value: formatTotal(dados, total), notes: notesOf(dados, place.origem) },
    ...(dados.isPaid !== false && !dados.pagamentoConfirmado && { children: <Assurances items={assurances} /> }),
  };
}

function rowsOf(dados: RegistroEdenappDados, { id, fase, changeLink, personLink }: Place): SummaryRow[] {
  const { isPaid, planType } = dados;
  // Choices already sent to the checkout have no link to change them.
  const change = (step: StepId) => (fase === "dados" ? changeLink(step) : undefined);
  const acesso = isPaid === null ? undefined : acessos[isPaid ? "pago" : "gratuito"].nome;
  const plano = planType === "parcelado" || planType === "avista" ? planosDoApp[planType].nome : undefined;
  return [
    { label: "Acesso", value: acesso, missing: "Escolha ao lado", to: change("tipo") },
    ...(isPaid === false
      ? []
      : [
          {
            label: "Plano",
            value: plano,
            missing: id === "plano" ? "Escolha ao lado" : "Na próxima etapa",
            to: change("plano"),
          },
        ]),
    ...(id === "tipo" ? [] : [personRow(dados, id, personLink)]),
    ...(fase === "farmacia" ? [companyRow(dados)] : []),
  ];
}

function personRow(dados: RegistroEdenappDados, id: StepId, to: string | undefined): SummaryRow {
  const nome = `${dados.nome} ${dados.sobrenome}`.trim();
  return {
    label: "Seus dados",
    value: nome || undefined,
    more: (
      <>
        <span className="block">{dados.email}</span>
        <span className="block">{formatTelefone(dados.telefone)}</span>
        {dados.cpf && <span className="block">CPF {maskCpf(dados.cpf)}</span>}
      </>
    ),
    missing: id === "dados" ? "Preenchendo agora" : "Na próxima etapa",
    to,
  };
}

function companyRow({ razaoSocial, cnpj, cidade, estado }: RegistroEdenappDados): SummaryRow {
  const place = [cidade.trim(), estado].filter(Boolean).join(", ");
  const [first, ...more] = [razaoSocial.trim(), cnpj && `CNPJ ${formatCnpj(cnpj)}`, place].filter(Boolean);
  return {
    label: "Sua farmácia",
    value: first,
    more: more.map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    )),
    missing: "Preenchendo agora",
  };
}

const formatTotal = (dados: RegistroEdenappDados, total: number) =>
  dados.isPaid ? formatReais(total) : precos.gratuito;

function notesOf({ planType }: RegistroEdenappDados, origem: OrigemCompra): ReactNode[] {
  const economia = origem === "live" ? formatReais(PRECO_AVISTA_LIVE.economia) : precos.economia;
  if (planType === "parcelado") return [money(`12 parcelas mensais de ${precos.parcela}, sem juros`)];
  if (planType === "avista") return ["Uma vez só, por PIX ou boleto", money(`Economia de ${economia}`)];
  return [];
}

const money = (text: string) => <MoneyText>{text}</MoneyText>;

/** The plants grow with the steps. */
function plantsOf({ id, fase }: Place): readonly PictureFile[] {
  if (id === "tipo") return [vaso1, vaso2];
  if (id === "plano") return [vaso2, vaso3];
  return fase === "farmacia" ? [vaso4, vaso5] : [vaso3, vaso4];
}
