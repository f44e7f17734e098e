import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { FORMAS_NA_FRASE, type OrigemCompra } from "@eden/domain/catalogo/pedido";
import { PRECO_AVISTA_LIVE } from "@eden/domain/catalogo/precos";
import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { maskCpf } from "@eden/domain/documentos/cpf";
import { formatCep } from "@eden/domain/documentos/numero";
import { formatTelefone } from "@eden/domain/documentos/telefone";
import { type CadastroDados, type CadastroEtapa, totalDoCadastro } from "@eden/domain/jornadas/cadastro";
import type { Fase } from "@eden/domain/jornadas/cadastro-reducer";
import { MoneyText } from "@eden/ui/money-text.tsx";
import { Lock, Undo2 } from "lucide";
import type { ReactNode } from "react";
import { acessos, garantias, planosDoApp } from "~/content/cadastro.ts";
import { precos } from "~/content/precos.ts";
import { Assurances, type SummaryContent, type SummaryRow } from "~/forms/steps/wizard-summary.tsx";
import { fechoEdenapp } from "~/images/fecho-edenapp.ts";
import { vaso1 } from "~/images/vaso-1.ts";

interface Place {
  id: CadastroEtapa;
  fase: Fase;
  changeLink: (step: CadastroEtapa) => string | undefined;
  /** Link that opens the personal data while another phase is shown. */
  personLink: string | undefined;
  /** The form in which the pedido was bought; it decides the price shown. */
  origem: OrigemCompra;
}

const assurances = [
  { icon: Lock, text: garantias.seguro },
  { icon: Undo2, text: garantias.desistencia },
];

/** The choices and data so far, and the price. */
export function cadastroSummary(dados: CadastroDados, place: Place): SummaryContent {
  const total = totalDoCadastro(dados, place.origem);
  return {
    title: "Seu resumo",
    // The pot of the product, and the phone of the paid access.
    plants: dados.isPaid ? [vaso1, fechoEdenapp] : [vaso1],
    rows: rowsOf(dados, place),
    total: total === null ? undefined : { value: formatTotal(dados, total), notes: notesOf(dados, place.origem) },
    ...(dados.isPaid !== false && !dados.pagamentoConfirmado && { children: <Assurances items={assurances} /> }),
  };
}

function rowsOf(dados: CadastroDados, { id, fase, changeLink, personLink }: Place): SummaryRow[] {
  const { isPaid } = dados;
  // Choices already sent to the checkout have no link to change them.
  const change = (step: CadastroEtapa) => (fase === "dados" ? changeLink(step) : undefined);
  const acesso = isPaid === null ? undefined : acessos[isPaid ? "pago" : "gratuito"].nome;
  const plano = dados.plano === "parcelado" || dados.plano === "avista" ? planosDoApp[dados.plano].nome : undefined;
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

function personRow(dados: CadastroDados, id: CadastroEtapa, to: string | undefined): SummaryRow {
  const nome = `${dados.nome} ${dados.sobrenome}`.trim();
  return {
    label: "Seus dados",
    value: nome || undefined,
    more: (
      <>
        <span className="block">{dados.email}</span>
        <span className="block">{formatTelefone(dados.telefone)}</span>
        {dados.cpf && <span className="block font-identificador">CPF {maskCpf(dados.cpf)}</span>}
      </>
    ),
    missing: id === "dados" ? "Preenchendo agora" : "Na próxima etapa",
    to,
  };
}

function companyRow({ razaoSocial, cnpj, cidade, estado, cep }: CadastroDados): SummaryRow {
  const place = [cidade.trim(), estado].filter(Boolean).join(", ");
  const lines = [razaoSocial.trim(), cnpj && `CNPJ ${formatCnpj(cnpj)}`, place, cep && `CEP ${formatCep(cep)}`];
  const [first, ...more] = lines.filter(Boolean);
  return {
    label: "Sua farmácia",
    value: first,
    more: more.map((line) => (
      <span key={line} className="block font-identificador">
        {line}
      </span>
    )),
    missing: "Preenchendo agora",
  };
}

const formatTotal = (dados: CadastroDados, total: number) => (dados.isPaid ? formatReais(total) : precos.gratuito);

function notesOf({ plano, forma }: CadastroDados, origem: OrigemCompra): ReactNode[] {
  const economia = origem === "live" ? formatReais(PRECO_AVISTA_LIVE.economia) : precos.economia;
  if (plano === "parcelado") return [money(`12 parcelas mensais de ${precos.parcela}, sem juros`)];
  if (plano === "avista") return [`Uma vez só, ${FORMAS_NA_FRASE[forma]}`, money(`Economia de ${economia}`)];
  return [];
}

const money = (text: string) => <MoneyText>{text}</MoneyText>;
