import { errorsOf, type FieldErrors } from "@eden/domain/campos/validate";
import { registroPedidoSchema } from "@eden/domain/formularios/registro-edenapp";
import { type CadastroEtapa, cadastroJornada } from "@eden/domain/jornadas/cadastro";
import { pendenciaOf } from "@eden/domain/jornadas/pendencia";
import { Banner } from "@eden/ui/banner.tsx";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { LoaderCircle } from "lucide";
import { type RefObject, useEffect, useRef } from "react";
import { inicioOf } from "~/clients/cadastro.ts";
import { FormColumns } from "~/forms/columns/form-columns.tsx";
import { inscricaoWords } from "~/forms/inscricao/use-inscricao.ts";
import { LeadForm } from "~/forms/lead-form.tsx";
import { CheckoutNote } from "~/forms/pedido/pedido-terms.tsx";
import { Protocol } from "~/forms/receipt/receipt.tsx";
import { PrivacyNote } from "~/forms/send-button.tsx";
import { useLaterStep } from "~/forms/steps/use-later-step.tsx";
import { useWizardSteps, type Wizard } from "~/forms/steps/use-wizard-steps.ts";
import { WizardActions } from "~/forms/steps/wizard-actions.tsx";
import { WizardFrame } from "~/forms/steps/wizard-frame.tsx";
import { type SummaryContent, WizardSummary, WizardSummaryFold } from "~/forms/steps/wizard-summary.tsx";
import { CadastroStep } from "./cadastro-step.tsx";
import { cadastroSummary } from "./cadastro-summary.tsx";
import { lastButton, wordsOf } from "./cadastro-words.tsx";
import { type Cadastro, useCadastro } from "./use-cadastro.ts";

const loadNotice = () => import("./convite-notice.tsx");

const TITLE = "registro-edenapp-titulo";
/** The service's message about the checkout is shown unchanged. */
const checkoutWords = { ...inscricaoWords, failed: (_cause: string, message: string) => message };

const BUSCA_NOTE = "Consultamos uma cópia nossa dos dados abertos da Receita: o seu CNPJ não é enviado a ninguém. ";

export function CadastroWizard() {
  const cadastro = useCadastro();
  const { values, fase, errors, pedido, convite } = cadastro;
  const wizard = useWizardSteps({ jornada: cadastroJornada, dados: values, errors, finish: cadastro.finish });
  const { id } = wizard;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(heading, convite.state?.status ?? (id === "dados" ? fase : id));

  const isLiveUnpaid = pedido?.origem === "live" && fase === "aguardando";
  const summary = cadastroSummary(values, {
    id,
    fase,
    changeLink: wizard.changeLink,
    origem: pedido?.origem ?? "app",
    // An unpaid pedido of the live form cannot be changed: other data would be another pedido.
    personLink: id === "dados" && fase !== "dados" && !isLiveUnpaid ? "?etapa=3&alterar=dados" : undefined,
  });
  if (convite.state) {
    return <ConviteScreen convite={convite} heading={heading} onLeave={cadastro.startOver} />;
  }
  const { title, lead } = wordsOf(id, fase);
  return (
    <WizardFrame
      wizard={wizard}
      headingId={TITLE}
      heading={heading}
      title={title}
      lead={lead}
      summary={<WizardSummary summary={summary} />}
    >
      <CadastroForm cadastro={cadastro} wizard={wizard} summary={summary} />
    </WizardFrame>
  );
}

interface CadastroFormProps {
  cadastro: Cadastro;
  wizard: Wizard & { id: CadastroEtapa; goTo: (step: CadastroEtapa) => void };
  summary: SummaryContent;
}

function CadastroForm({ cadastro, wizard, summary }: CadastroFormProps) {
  const { values, fase, form } = cadastro;
  const { id } = wizard;
  const goesToCheckout = id === "dados" && fase === "dados" && values.isPaid === true;
  // The journey counts the step as complete once it is paid; before that its button leads to the payment.
  const open = goesToCheckout ? openOf(errorsOf(registroPedidoSchema, values), values) : wizard;
  const startFree = () => {
    cadastro.chooseAcesso(false);
    wizard.goTo("dados");
  };
  return (
    <LeadForm
      form={form}
      words={cadastro.leaving ? checkoutWords : inscricaoWords}
      saved={form.state.status === "saved" && !form.sending && <SavedCadastro id={form.state.id} />}
      labelledBy={TITLE}
      onSubmit={wizard.submit}
      actions={
        <>
          <WizardSummaryFold summary={summary} />
          <WizardActions
            wizard={{ ...wizard, ...open }}
            form={form}
            reason={wordsOf(id, fase).reason}
            last={lastButton(values, fase)}
            busy="Processando..."
          >
            {goesToCheckout && open.isComplete && <CheckoutNote />}
          </WizardActions>
          {id === "dados" && fase !== "aguardando" && (
            <PrivacyNote className="mt-6">
              {values.isPaid
                ? `Usamos seus dados só para criar a conta e a cobrança. ${fase === "farmacia" ? BUSCA_NOTE : ""}Veja a`
                : "Usamos seus dados só para criar a conta. Veja a"}
            </PrivacyNote>
          )}
        </>
      }
    >
      <CadastroStep id={id} cadastro={cadastro} onFree={startFree} />
    </LeadForm>
  );
}

const openOf = (errors: FieldErrors, values: object) => ({
  isComplete: Object.keys(errors).length === 0,
  pendencia: pendenciaOf(errors, values),
});

/** The last step replaces its whole content, also without user action: move focus to its heading. */
function useFocusOnChange(heading: RefObject<HTMLHeadingElement | null>, part: string) {
  const seen = useRef(part);
  useEffect(() => {
    if (seen.current === part) return;
    seen.current = part;
    heading.current?.focus();
  }, [heading, part]);
}

interface ConviteScreenProps {
  convite: Cadastro["convite"];
  heading: RefObject<HTMLHeadingElement | null>;
  onLeave: () => void;
}

/** Replaces the wizard while the link of an e-mail is being opened, or if it cannot be used. */
function ConviteScreen({ convite: { state, retry }, heading, onLeave }: ConviteScreenProps) {
  const [Notice, waiting] = useLaterStep(loadNotice);
  const opened = state && state.status !== "opening" ? state : null;
  return (
    <FormColumns>
      <div className="min-h-[60svh] pt-6 md:pt-12">
        {opened && Notice ? (
          <Notice state={opened} heading={heading} onRetry={retry} onLeave={onLeave} />
        ) : (
          <>
            <h1 ref={heading} tabIndex={-1} className="text-etapa">
              Abrindo o seu <em>cadastro</em>
            </h1>
            <div className="mt-3.5">
              {opened ? (
                waiting
              ) : (
                <p role="status" className="flex items-start gap-3 text-lg/snug text-pedra">
                  <Icon of={LoaderCircle} className="mt-px motion-safe:animate-spin" />
                  Um instante: estamos buscando o seu pedido.
                </p>
              )}
            </div>
          </>
        )}
      </div>
    </FormColumns>
  );
}

/** A cadastro that was queued by an earlier page. */
function SavedCadastro({ id }: { id: string }) {
  const inicio = inicioOf(id);
  return (
    <Banner
      tone="ok"
      title={<>Cadastro recebido. {inicio && <Protocol id={inicio} />}</>}
      action={
        <AppLink
          to="/cadastro-sucesso"
          state={{ id, inicio }}
          className="inline-flex min-h-11 items-center rounded-lg font-semibold text-mata underline underline-offset-4"
        >
          Ver o meu cadastro
        </AppLink>
      }
    >
      Ele esperava pela conexão e acabou de chegar.
    </Banner>
  );
}
