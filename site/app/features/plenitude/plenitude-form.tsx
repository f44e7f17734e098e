import { isPlanoPlenitudeId, PLENITUDE_NOMES, type PlanoPlenitudeId } from "@eden/domain/catalogo/plenitude-nomes";
import { TIPOS_LOJA } from "@eden/domain/catalogo/tipos-loja";
import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { plenitudeSchema } from "@eden/domain/formularios/plenitude";
import { PLENITUDE_INICIAL, type PlenitudeDados, plenitudeJornada } from "@eden/domain/jornadas/plenitude";
import { Badge } from "@eden/ui/badge.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { FormGrid } from "@eden/ui/form/field.tsx";
import { MessagesSquare, Wallet } from "lucide";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
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
import { vaso6 } from "~/images/vaso-6.ts";
import type { LojaStepsProps } from "./loja-steps.tsx";
import { type PlenitudeStepId, plenitudeWords } from "./plenitude-words.tsx";

const INITIAL = { ...PLENITUDE_INICIAL, isca: "" };

export function PlenitudeForm() {
  const plano = usePlanoInteresse();
  const { form, heading, dialog } = useInscricao({
    form: "plenitude",
    schema: plenitudeSchema,
    initial: INITIAL,
    toSend: (draft, dados) => {
      const cnpj = "cnpj" in dados ? dados.cnpj : "";
      return {
        row: {
          ...leadColumns(draft, dados, { finalidade: "atendimento" }),
          programa: "plenitude",
          tipo_loja: dados.tipoLoja,
          cnpj: cnpj || null,
          plano_interesse: plano ?? null,
        },
        record: {
          key: "customer_registration",
          value: { ...dados, cnpj, registrationDate: new Date().toISOString() },
        },
      };
    },
  });
  const { values, state, errors } = form;
  const wizard = useWizardSteps({ jornada: plenitudeJornada, dados: values, errors, finish: form.send });
  const { reason, ...words } = plenitudeWords[wizard.id];
  const summary = plenitudeSummary(values, plano, wizard);
  return (
    <>
      <WizardFrame
        wizard={wizard}
        headingId="plenitude-titulo"
        heading={heading}
        {...words}
        chosen={wizard.current === 1 && <ChosenPlano plano={plano} />}
        summary={<WizardSummary summary={summary} />}
      >
        <LeadForm
          form={form}
          words={inscricaoWords}
          saved={state.status === "saved" && <SavedBanner id={state.id} did="me cadastrar na Plenitude pelo site" />}
          labelledBy="plenitude-titulo"
          onSubmit={wizard.submit}
          actions={
            <>
              {wizard.current > 1 && <WizardSummaryFold summary={summary} />}
              <WizardActions wizard={wizard} form={form} reason={reason} last="Finalizar cadastro" />
              <PrivacyNote className="mt-6">Usamos seus dados só para falar com você sobre a loja. Veja a</PrivacyNote>
            </>
          }
        >
          <PlenitudeStep id={wizard.id} form={form} />
        </LeadForm>
      </WizardFrame>
      <SavedDialog {...dialog} title="Cadastro realizado com sucesso!" plant={vaso6} />
    </>
  );
}

const loadLojaSteps = () => import("./loja-steps.tsx");

/** The fields of the current step. */
function PlenitudeStep({ id, form }: LojaStepsProps) {
  const [LojaSteps, waiting] = useLaterStep(loadLojaSteps);
  if (id !== "pessoal") return LojaSteps ? <LojaSteps id={id} form={form} /> : waiting;
  const { field } = form;
  return (
    <FormGrid>
      <PersonFields nome={field("nome")} email={field("email")} telefone={field("telefone")} />
    </FormGrid>
  );
}

/** The programme and, if known, its step. */
function ChosenPlano({ plano }: { plano: PlanoPlenitudeId | undefined }) {
  return (
    <Badge tone="papel" className="py-1.5 pl-2">
      <Picture of={vaso6} alt="" sizes="28px" className="h-7 w-auto" />
      {plano ? `Plenitude ${PLENITUDE_NOMES[plano]}` : "Plenitude"}
    </Badge>
  );
}

/** The step of Plenitude chosen on the page /planos, if the visitor comes from there. */
function usePlanoInteresse(): PlanoPlenitudeId | undefined {
  const { search } = useLocation();
  const [plano, setPlano] = useState<PlanoPlenitudeId>();
  // Read after hydration: the prerendered page cannot know it.
  useEffect(() => {
    const id = new URLSearchParams(search).get("plano");
    setPlano(isPlanoPlenitudeId(id) ? id : undefined);
  }, [search]);
  return plano;
}

const assurances = [
  { icon: Wallet, text: semCobranca },
  { icon: MessagesSquare, text: "Um consultor chama você no telefone ou no e-mail que você deixar." },
];

interface Steps {
  changeLink: (step: PlenitudeStepId) => string | undefined;
}

/** The answers so far. */
function plenitudeSummary(
  dados: PlenitudeDados,
  plano: PlanoPlenitudeId | undefined,
  { changeLink }: Steps,
): SummaryContent {
  const { tipoLoja, cnpj } = dados;
  return {
    title: "Seu cadastro",
    plants: [vaso6],
    rows: [
      personRow(dados.nome, dados.telefone, changeLink("pessoal")),
      // Also without a plano: known only after hydration, it must not move the rows below.
      {
        label: "Plano de interesse",
        value: plano && `Plenitude ${PLENITUDE_NOMES[plano]}`,
        missing: "A combinar com o consultor",
        to: "/planos",
      },
      { label: "Tipo de loja", value: tipoLoja && TIPOS_LOJA[tipoLoja], to: changeLink("tipoLoja") },
      ...(tipoLoja === "conversao"
        ? [
            {
              label: "CNPJ",
              value: cnpj && <span className="font-identificador">{formatCnpj(cnpj)}</span>,
              to: changeLink("cnpj"),
            },
          ]
        : []),
    ],
    children: <Assurances items={assurances} />,
  };
}
