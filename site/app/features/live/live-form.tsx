import { liveJornada } from "@eden/domain/jornadas/live";
import { LeadForm } from "~/forms/lead-form.tsx";
import { PrivacyNote } from "~/forms/privacy-note.tsx";
import { useWizardSteps } from "~/forms/steps/use-wizard-steps.ts";
import { WizardActions } from "~/forms/steps/wizard-actions.tsx";
import { WizardFrame } from "~/forms/steps/wizard-frame.tsx";
import { WizardSummary } from "~/forms/steps/wizard-summary.tsx";
import { useLater } from "~/forms/use-later.ts";
import { firstSummary } from "./first-summary.tsx";
import { LiveStep } from "./live-step.tsx";
import { isPaid } from "./live-to-send.ts";
import { checkoutWords, liveSendWords, liveTitles, reasonOf } from "./live-words.tsx";
import { useLive } from "./use-live.ts";

const TITLE = "live-titulo";
const loadLead = () => import("./edenapp-lead.tsx");
const loadSummary = () => import("./live-summary.tsx");
const loadNote = () => import("~/forms/checkout-note.tsx");
const loadSaved = () => import("./saved-live.tsx");

export function LiveForm() {
  const form = useLive();
  const { values, errors, state, edit } = form;
  const wizard = useWizardSteps({ jornada: liveJornada, dados: values, errors, finish: form.finish });
  const { title, lead } = liveTitles[wizard.id];
  const EdenappLead = useLater(loadLead);
  const LiveSummary = useLater(loadSummary);
  const CheckoutNote = useLater(loadNote);
  const SavedLive = useLater(loadSaved);
  const summary = { dados: values, first: firstSummary(values), changeLink: wizard.changeLink };
  const paid = isPaid(values);
  const chosen = LiveSummary && (wizard.id === "produto" || values.produto);
  return (
    <WizardFrame
      wizard={wizard}
      headingId={TITLE}
      title={title}
      lead={EdenappLead && wizard.id === "pessoal" && values.produto === "edenapp" ? <EdenappLead /> : lead}
      summary={chosen ? <LiveSummary {...summary} /> : <WizardSummary summary={summary.first} />}
    >
      <LeadForm
        form={form}
        words={form.leaving ? checkoutWords : liveSendWords}
        saved={SavedLive && state.status === "saved" && <SavedLive id={state.id} toPay={Boolean(values.enviado)} />}
        labelledBy={TITLE}
        onSubmit={wizard.submit}
        actions={
          <>
            {wizard.id === "produto" && LiveSummary && <LiveSummary {...summary} folded />}
            <WizardActions
              wizard={wizard}
              form={form}
              reason={reasonOf(wizard.id, values)}
              last={paid ? "Ir para o pagamento" : "Enviar interesse"}
              busy={paid ? "Processando..." : undefined}
            >
              {CheckoutNote && paid && wizard.isLast && wizard.isComplete && <CheckoutNote />}
            </WizardActions>
            <PrivacyNote className="mt-6">
              {paid
                ? "Usamos seus dados só para o seu pedido e a cobrança. Veja a"
                : "Usamos seus dados só para falar com você sobre o que escolher. Veja a"}
            </PrivacyNote>
          </>
        }
      >
        <LiveStep id={wizard.id} values={values} errors={errors} edit={edit} />
      </LeadForm>
    </WizardFrame>
  );
}
