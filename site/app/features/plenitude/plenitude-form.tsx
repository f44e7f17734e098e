import { plenitudeSchema } from "@eden/domain/formularios/plenitude";
import { PLENITUDE_INICIAL, plenitudeJornada } from "@eden/domain/jornadas/plenitude";
import { leadColumns } from "~/forms/lead-columns.ts";
import { LeadForm } from "~/forms/lead-form.tsx";
import { PrivacyNote } from "~/forms/privacy-note.tsx";
import { registrationWords } from "~/forms/registration-words.ts";
import { SavedBanner } from "~/forms/saved-banner.tsx";
import { SavedDialog } from "~/forms/saved-dialog.tsx";
import { useRegistration } from "~/forms/use-registration.ts";
import { useWizardSteps } from "~/forms/use-wizard-steps.ts";
import { WizardActions } from "~/forms/wizard-actions.tsx";
import { WizardFrame } from "~/forms/wizard-frame.tsx";
import { WizardSummary, WizardSummaryFold } from "~/forms/wizard-summary.tsx";
import { vaso6 } from "~/images/vaso-6.ts";
import { PlenitudeStep } from "./plenitude-step.tsx";
import { plenitudeSummary } from "./plenitude-summary.tsx";
import { plenitudeWords } from "./plenitude-words.tsx";
import { usePlanoInteresse } from "./use-plano-interesse.ts";

const INITIAL = { ...PLENITUDE_INICIAL, isca: "" };

export function PlenitudeForm() {
  const plano = usePlanoInteresse();
  const { form, heading, dialog } = useRegistration({
    form: "plenitude",
    schema: plenitudeSchema,
    initial: INITIAL,
    fields: ["nome", "email", "telefone", "tipoLoja", "cnpj"],
    toSend: (draft, dados) => {
      const cnpj = "cnpj" in dados ? dados.cnpj : "";
      return {
        row: {
          ...leadColumns(draft, dados, { finalidade: "atendimento" }),
          programa: "plenitude",
          tipo_loja: dados.tipoLoja,
          cnpj: cnpj || null,
          plano_interesse: plano?.id ?? null,
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
        summary={<WizardSummary summary={summary} />}
      >
        <LeadForm
          form={form}
          words={registrationWords}
          saved={state.status === "saved" && <SavedBanner id={state.id} did="me cadastrar no Plenitude pelo site" />}
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
          <PlenitudeStep id={wizard.id} values={values} errors={errors} edit={form.edit} />
        </LeadForm>
      </WizardFrame>
      <SavedDialog {...dialog} title="Cadastro realizado com sucesso!" plant={vaso6} />
    </>
  );
}
