import { edificacaoSchema } from "@eden/domain/formularios/edificacao";
import { EDIFICACAO_INICIAL, edificacaoJornada } from "@eden/domain/jornadas/edificacao";
import { LeadForm } from "~/forms/lead-form.tsx";
import { PrivacyNote } from "~/forms/privacy-note.tsx";
import { registrationWords } from "~/forms/registration-words.ts";
import { SavedBanner } from "~/forms/saved-banner.tsx";
import { SavedDialog } from "~/forms/saved-dialog.tsx";
import { useLater } from "~/forms/use-later.ts";
import { useRegistration } from "~/forms/use-registration.ts";
import { useWizardSteps } from "~/forms/use-wizard-steps.ts";
import { WizardActions } from "~/forms/wizard-actions.tsx";
import { WizardFrame } from "~/forms/wizard-frame.tsx";
import { WizardSummary, WizardSummaryFold } from "~/forms/wizard-summary.tsx";
import { vaso5 } from "~/images/vaso-5.ts";
import { EdificacaoStep } from "./edificacao-step.tsx";
import { edificacaoSummary, empresaOf } from "./edificacao-summary.tsx";
import { edificacaoToSend } from "./edificacao-to-send.ts";
import { edificacaoWords } from "./edificacao-words.tsx";

const INITIAL = { ...EDIFICACAO_INICIAL, isca: "" };
const FIELDS = [
  "nomeCompleto",
  "email",
  "telefone",
  "tipoEmpresa",
  "cnpjMatriz",
  "quantidadeLojas",
  "faturamentoMensal",
  "planoSelecionado",
];
const LAST = "Finalizar cadastro";
const loadPlanBar = () => import("./plan-bar.tsx");

export function EdificacaoForm() {
  const { form, heading, dialog } = useRegistration({
    form: "edificacao",
    schema: edificacaoSchema,
    initial: INITIAL,
    fields: FIELDS,
    toSend: edificacaoToSend,
  });
  const { values, state, errors } = form;
  const wizard = useWizardSteps({ jornada: edificacaoJornada, dados: values, errors, finish: form.send });
  const { reason, ...words } = edificacaoWords[wizard.id];
  const summary = edificacaoSummary(values, wizard.changeLink);
  // The comparison takes the width of form and summary; its own bar shows the choice.
  const compares = wizard.id === "plano";
  const PlanBar = useLater(loadPlanBar);
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
          words={registrationWords}
          saved={state.status === "saved" && <SavedBanner id={state.id} did="me cadastrar na Edificação pelo site" />}
          labelledBy="edificacao-titulo"
          onSubmit={wizard.submit}
          actions={
            <>
              {compares ? (
                PlanBar && (
                  <PlanBar wizard={wizard} form={form} last={LAST} dados={values} empresa={empresaOf(values)} />
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
          <EdificacaoStep id={wizard.id} values={values} errors={errors} edit={form.edit} />
        </LeadForm>
      </WizardFrame>
      <SavedDialog {...dialog} title="Cadastro de Edificação realizado com sucesso!" plant={vaso5} />
    </>
  );
}
