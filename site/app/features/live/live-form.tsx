import { type LiveDados, type LiveEtapa, liveJornada } from "@eden/domain/jornadas/live";
import { FormGrid } from "@eden/ui/form/field.tsx";
import { MessagesSquare, Wallet } from "lucide";
import { LeadForm } from "~/forms/lead-form.tsx";
import { PersonFields } from "~/forms/person-fields.tsx";
import { PrivacyNote } from "~/forms/send-button.tsx";
import { useLaterStep } from "~/forms/steps/use-later-step.tsx";
import { useWizardSteps } from "~/forms/steps/use-wizard-steps.ts";
import { WizardActions } from "~/forms/steps/wizard-actions.tsx";
import { WizardFrame } from "~/forms/steps/wizard-frame.tsx";
import { Assurances, personRow, type SummaryContent, WizardSummary } from "~/forms/steps/wizard-summary.tsx";
import { bindFields } from "~/forms/use-form-errors.ts";
import { useLater } from "~/forms/use-later.ts";
import { vaso1 } from "~/images/vaso-1.ts";
import { vaso2 } from "~/images/vaso-2.ts";
import { checkoutWords, liveSendWords, liveTitles, reasonOf } from "./live-words.tsx";
import { isPaid, type LiveForm as Live, useLive } from "./use-live.ts";

const TITLE = "live-titulo";
const loadLater = () => import("./live-summary.tsx");
const loadProdutoStep = () => import("./produto-step.tsx");
/** The parts that load later, before they have loaded. */
const NOT_LOADED: Partial<Awaited<ReturnType<typeof loadLater>>["default"]> = {};

export function LiveForm() {
  const form = useLive();
  const { values, errors, state, edit } = form;
  const wizard = useWizardSteps({ jornada: liveJornada, dados: values, errors, finish: form.finish });
  const { LiveSummary, edenappWords, SavedLive, CheckoutNote, refusalOf } = useLater(loadLater) ?? NOT_LOADED;
  const { title, lead } = { ...liveTitles[wizard.id], ...edenappWords?.(wizard.id, values.produto) };
  const summary = { dados: values, first: firstSummary(values), changeLink: wizard.changeLink };
  const paid = isPaid(values);
  const chosen = LiveSummary && (wizard.id === "produto" || values.produto);
  return (
    <WizardFrame
      wizard={wizard}
      headingId={TITLE}
      title={title}
      lead={lead}
      summary={chosen ? <LiveSummary {...summary} /> : <WizardSummary summary={summary.first} />}
    >
      <LeadForm
        form={form}
        words={form.leaving ? checkoutWords : liveSendWords(refusalOf)}
        saved={
          SavedLive ? state.status === "saved" && <SavedLive id={state.id} toPay={Boolean(values.enviado)} /> : null
        }
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

interface LiveStepProps extends Pick<Live, "values" | "errors" | "edit"> {
  id: LiveEtapa;
}

/** The fields of the current step. */
function LiveStep({ id, values, errors, edit }: LiveStepProps) {
  const [ProdutoStep, waiting] = useLaterStep(loadProdutoStep);
  const { field } = bindFields({ values, errors, edit });
  if (id === "produto") return ProdutoStep ? <ProdutoStep values={values} errors={errors} edit={edit} /> : waiting;
  return (
    <FormGrid>
      <PersonFields nome={field("nome")} email={field("email")} telefone={field("telefone")} />
    </FormGrid>
  );
}

const assurances = [
  { icon: Wallet, text: "Só a compra do EdenApp é cobrada." },
  { icon: MessagesSquare, text: "A equipe chama você por telefone ou e-mail." },
];

/** Summary while no product is chosen; the summary of the second step starts with the same rows. */
function firstSummary(dados: LiveDados): SummaryContent {
  return {
    title: "Seu pedido",
    plants: [vaso1, vaso2],
    rows: [personRow(dados.nome, dados.telefone, undefined), { label: "Produto", missing: "Na próxima etapa" }],
    children: <Assurances items={assurances} />,
  };
}
