import { registroPedidoSchema } from "@eden/domain/formularios/registro-edenapp";
import { errorsOf } from "@eden/domain/formularios/validate";
import { registroEdenappJornada } from "@eden/domain/jornadas/registro-edenapp";
import { useEffect, useRef } from "react";
import CheckoutNote from "~/forms/checkout-note.tsx";
import { inscricaoWords } from "~/forms/inscricao/use-inscricao.ts";
import { LeadForm } from "~/forms/lead-form.tsx";
import { PrivacyNote } from "~/forms/privacy-note.tsx";
import { useWizardSteps } from "~/forms/steps/use-wizard-steps.ts";
import { WizardActions } from "~/forms/steps/wizard-actions.tsx";
import { WizardFrame } from "~/forms/steps/wizard-frame.tsx";
import { WizardSummary, WizardSummaryFold } from "~/forms/steps/wizard-summary.tsx";
import { InvitationScreen } from "./invitation-screen.tsx";
import { SavedSignUp } from "./saved-sign-up.tsx";
import { SignUpStep } from "./sign-up-step.tsx";
import { signUpSummary } from "./sign-up-summary.tsx";
import { lastButton, wordsOf } from "./sign-up-words.tsx";
import { useSignUp } from "./use-sign-up.ts";

const TITLE = "registro-edenapp-titulo";
/** The service's message about the checkout is shown unchanged. */
const checkoutWords = { ...inscricaoWords, failed: (_cause: string, message: string) => message };

export function SignUpWizard() {
  const signUp = useSignUp();
  const { values, fase, form, errors, checkout, invitation } = signUp;
  const wizard = useWizardSteps({ jornada: registroEdenappJornada, dados: values, errors, finish: signUp.finish });
  const { id } = wizard;
  const { title, lead, reason } = wordsOf(id, fase);
  const goesToCheckout = id === "dados" && fase === "dados" && values.isPaid === true;
  // The journey counts the step as complete once it is paid; before that its button leads to the payment.
  const isComplete = goesToCheckout ? isOrderReady(values) : wizard.isComplete;

  const startFree = () => {
    signUp.chooseAcesso(false);
    wizard.goTo("dados");
  };
  const isLiveUnpaid = checkout?.origem === "live" && fase === "aguardando";

  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(heading, invitation.state?.kind ?? (id === "dados" ? fase : id));

  const summary = signUpSummary(values, {
    id,
    fase,
    changeLink: wizard.changeLink,
    origem: checkout?.origem ?? "app",
    // An unpaid order of the live form cannot be changed: other data would be another order.
    personLink: id === "dados" && fase !== "dados" && !isLiveUnpaid ? "?etapa=3&alterar=dados" : undefined,
  });
  if (invitation.state) {
    return <InvitationScreen invitation={invitation} heading={heading} onLeave={signUp.startOver} />;
  }
  return (
    <WizardFrame
      wizard={wizard}
      headingId={TITLE}
      heading={heading}
      title={title}
      lead={lead}
      summary={<WizardSummary summary={summary} />}
    >
      <LeadForm
        form={form}
        words={signUp.leaving ? checkoutWords : inscricaoWords}
        saved={form.state.status === "saved" && !form.sending && <SavedSignUp id={form.state.id} />}
        labelledBy={TITLE}
        onSubmit={wizard.submit}
        actions={
          <>
            <WizardSummaryFold summary={summary} />
            <WizardActions
              wizard={{ ...wizard, isComplete }}
              form={form}
              reason={reason}
              last={lastButton(values, fase)}
              busy="Processando..."
            >
              {goesToCheckout && isComplete && <CheckoutNote />}
            </WizardActions>
            {id === "dados" && fase !== "aguardando" && (
              <PrivacyNote className="mt-6">
                {values.isPaid
                  ? "Usamos seus dados só para criar a conta e a cobrança. Veja a"
                  : "Usamos seus dados só para criar a conta. Veja a"}
              </PrivacyNote>
            )}
          </>
        }
      >
        <SignUpStep id={id} signUp={signUp} onFree={startFree} />
      </LeadForm>
    </WizardFrame>
  );
}

const isOrderReady = (values: object) => Object.keys(errorsOf(registroPedidoSchema, values)).length === 0;

/** The last step replaces its whole content, also without user action: move focus to its heading. */
function useFocusOnChange(heading: React.RefObject<HTMLHeadingElement | null>, part: string) {
  const seen = useRef(part);
  useEffect(() => {
    if (seen.current === part) return;
    seen.current = part;
    heading.current?.focus();
  }, [heading, part]);
}
