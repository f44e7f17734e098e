import { TIPOS_EMPRESA } from "@eden/domain/catalogo/tipos-loja";
import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { type Edificacao, edificacaoSchema } from "@eden/domain/formularios/edificacao";
import { EDIFICACAO_INICIAL, type EdificacaoDados, edificacaoJornada } from "@eden/domain/jornadas/edificacao";
import { FormGrid } from "@eden/ui/form/field.tsx";
import { MessagesSquare, Wallet } from "lucide";
import type { Row } from "~/clients/outbox/api/data-api.ts";
import type { Draft } from "~/clients/outbox/draft.ts";
import { semCobranca } from "~/content/inscricoes.ts";
import { SavedBanner, SavedDialog } from "~/forms/inscricao/saved-inscricao.tsx";
import { inscricaoWords, useInscricao } from "~/forms/inscricao/use-inscricao.ts";
import { leadColumns } from "~/forms/lead-columns.ts";
import { LeadForm } from "~/forms/lead-form.tsx";
import { PersonFields } from "~/forms/person-fields.tsx";
import { PrivacyNote } from "~/forms/send-button.tsx";
import { useLaterStep } from "~/forms/steps/use-later-step.tsx";
import { useWizardSteps } from "~/forms/steps/use-wizard-steps.ts";
import { WizardActions } from "~/forms/steps/wizard-actions.tsx";
import { WizardFrame } from "~/forms/steps/wizard-frame.tsx";
import {
  Assurances,
  personRow,
  type SummaryContent,
  WizardSummary,
  WizardSummaryFold,
} from "~/forms/steps/wizard-summary.tsx";
import { useLater } from "~/forms/use-later.ts";
import { vaso5 } from "~/images/vaso-5.ts";
import { type EdificacaoStepId, edificacaoWords } from "./edificacao-words.tsx";
import type { EmpresaStepsProps } from "./empresa-steps.tsx";

const INITIAL = { ...EDIFICACAO_INICIAL, isca: "" };
const LAST = "Finalizar cadastro";
const loadPlanoBar = () => import("./plano-bar.tsx");

export function EdificacaoForm() {
  const { form, heading, dialog } = useInscricao({
    form: "edificacao",
    schema: edificacaoSchema,
    initial: INITIAL,
    toSend: edificacaoToSend,
  });
  const { values, state, errors } = form;
  const wizard = useWizardSteps({ jornada: edificacaoJornada, dados: values, errors, finish: form.send });
  const { reason, ...words } = edificacaoWords[wizard.id];
  const summary = edificacaoSummary(values, wizard.changeLink);
  // The comparison takes the width of form and summary; its own bar shows the choice.
  const compares = wizard.id === "plano";
  const PlanoBar = useLater(loadPlanoBar);
  return (
    <>
      <WizardFrame
        wizard={wizard}
        headingId="edificacao-titulo"
        heading={heading}
        {...words}
        summary={!compares && <WizardSummary summary={summary} />}
      >
        <LeadForm
          form={form}
          words={inscricaoWords}
          saved={state.status === "saved" && <SavedBanner id={state.id} did="me cadastrar na Edificação pelo site" />}
          labelledBy="edificacao-titulo"
          onSubmit={wizard.submit}
          actions={
            <>
              {compares ? (
                // Its step says that it has not loaded.
                PlanoBar && (
                  <PlanoBar wizard={wizard} form={form} last={LAST} dados={values} empresa={empresaOf(values)} />
                )
              ) : (
                <>
                  {wizard.current > 1 && <WizardSummaryFold summary={summary} />}
                  <WizardActions wizard={wizard} form={form} reason={reason} last={LAST} />
                </>
              )}
              <PrivacyNote className="mt-6">
                Usamos seus dados só para falar com você sobre a empresa. Veja a
              </PrivacyNote>
            </>
          }
        >
          <EdificacaoStep id={wizard.id} form={form} />
        </LeadForm>
      </WizardFrame>
      <SavedDialog {...dialog} title="Cadastro de Edificação realizado com sucesso!" plant={vaso5} />
    </>
  );
}

const loadEmpresaSteps = () => import("./empresa-steps.tsx");

/** The fields of the current step. */
function EdificacaoStep({ id, form }: EmpresaStepsProps) {
  const [EmpresaSteps, waiting] = useLaterStep(loadEmpresaSteps);
  if (id !== "pessoal") return EmpresaSteps ? <EmpresaSteps id={id} form={form} /> : waiting;
  const { field } = form;
  return (
    <FormGrid>
      <PersonFields nome={field("nomeCompleto")} email={field("email")} telefone={field("telefone")} />
    </FormGrid>
  );
}

/** The row, and the visitor's own copy of it. */
function edificacaoToSend(draft: Draft<{ isca: string }>, dados: Edificacao) {
  const { nomeCompleto, telefone, email, tipoEmpresa, cnpjMatriz, faturamentoMensal, planoSelecionado } = dados;
  const quantidadeLojas = "quantidadeLojas" in dados ? dados.quantidadeLojas : null;
  return {
    row: {
      ...leadColumns(draft, { nome: nomeCompleto, email, telefone }, { finalidade: "atendimento" }),
      programa: "edificacao",
      tipo_empresa: tipoEmpresa,
      cnpj_matriz: cnpjMatriz,
      quantidade_lojas: quantidadeLojas,
      faturamento_mensal: faturamentoMensal,
      plano_selecionado: planoSelecionado,
    } satisfies Row<"inscricoes">,
    record: {
      key: "customer_edificacao_registration" as const,
      value: {
        nomeCompleto,
        telefone,
        email,
        tipoEmpresa,
        cnpjMatriz,
        quantidadeLojas: quantidadeLojas ?? 1,
        faturamentoMensal,
        planoSelecionado,
        registrationDate: new Date().toISOString(),
        type: "edificacao",
      },
    },
  };
}

const assurances = [
  { icon: Wallet, text: semCobranca },
  { icon: MessagesSquare, text: "O consultor explica cada plano antes de fechar." },
];

/** The answers so far. */
function edificacaoSummary(
  dados: EdificacaoDados,
  changeLink: (step: EdificacaoStepId) => string | undefined,
): SummaryContent {
  return {
    title: "Seu cadastro",
    plants: [vaso5],
    rows: [
      personRow(dados.nomeCompleto, dados.telefone, changeLink("pessoal")),
      { label: "Empresa", value: empresaOf(dados), to: changeLink("tipoEmpresa") },
      {
        label: "CNPJ",
        value: dados.cnpjMatriz && <span className="font-identificador">{formatCnpj(dados.cnpjMatriz)}</span>,
        to: changeLink("empresa"),
      },
      { label: "Plano", missing: "No último passo" },
    ],
    children: <Assurances items={assurances} />,
  };
}

/** E.g. "Matriz com filiais, 3 lojas"; empty while unknown. */
function empresaOf({ tipoEmpresa, quantidadeLojas }: EdificacaoDados): string {
  if (tipoEmpresa === "") return "";
  const nome = TIPOS_EMPRESA[tipoEmpresa];
  const lojas = Number(quantidadeLojas);
  if (tipoEmpresa === "loja_unica" || !(lojas > 0)) return nome;
  return `${nome}, ${lojas} ${lojas === 1 ? "loja" : "lojas"}`;
}
