import { isBoleto } from "@eden/domain/catalogo/pedido";
import type { CadastroEtapa } from "@eden/domain/jornadas/cadastro";
import { classNames } from "@eden/ui/core/class-names.ts";
import { AlertDialog } from "@eden/ui/dialog.tsx";
import type { ReactNode } from "react";
import { PedidoTerms } from "~/forms/pedido/pedido-terms.tsx";
import { useLaterStep } from "~/forms/steps/use-later-step.tsx";
import { AcessoStep, PlanoStep } from "./choice-steps.tsx";
import { PersonData, PersonFold } from "./data-fields.tsx";
import type { Cadastro } from "./use-cadastro.ts";
import { EndedBanner, PaymentBanner, WaitingPayment } from "./waiting-payment.tsx";

interface CadastroStepProps {
  id: CadastroEtapa;
  cadastro: Cadastro;
  onFree: () => void;
}

const loadCompanyData = () => import("./company-data.tsx");

/** The fields of the current step. */
export function CadastroStep({ id, cadastro, onFree }: CadastroStepProps) {
  const { values, errors } = cadastro;
  // Not lazy: for keyboard users the first field must follow the heading at once.
  if (id === "dados") return <DataStep cadastro={cadastro} />;
  return (
    <Settled paid={values.pagamentoConfirmado}>
      {id === "tipo" ? (
        <AcessoStep
          id={errors.idOf("isPaid")}
          isPaid={values.isPaid}
          onChoose={cadastro.chooseAcesso}
          onFree={onFree}
          error={errors.errors.isPaid}
        />
      ) : (
        <PlanoStep
          idOf={errors.idOf}
          plano={values.plano === "free" || values.plano === "" ? undefined : values.plano}
          forma={values.forma}
          onChoose={cadastro.choosePlano}
          onForma={cadastro.chooseForma}
          error={errors.errors.plano}
        />
      )}
    </Settled>
  );
}

/** After the payment the choice is shown but disabled. */
function Settled({ paid, children }: { paid: boolean; children: ReactNode }) {
  return (
    <fieldset disabled={paid} className={classNames("min-w-0", paid && "opacity-80")}>
      {paid && <p className="mb-4 text-pedra">Esta escolha já foi para o pagamento. Para mudar, fale com a gente.</p>}
      {children}
    </fieldset>
  );
}

/** The last step, in its current phase. */
function DataStep({ cadastro }: { cadastro: Cadastro }) {
  return (
    <>
      <EndedBanner progress={cadastro.progress} isKept={cadastro.values.nome !== ""} />
      <Phase cadastro={cadastro} />
      <AlertDialog
        open={cadastro.progress.status === "unpaid"}
        onClose={cadastro.closeRefusal}
        title="Por favor, complete o pagamento primeiro."
      />
    </>
  );
}

function Phase({ cadastro }: { cadastro: Cadastro }) {
  // Loaded before the payment too: the browser has it when the buyer returns.
  const [CompanyData, waiting] = useLaterStep(loadCompanyData);
  const { values, errors, edit, fase, situacao, pedido, editing, emailDoPedido } = cadastro;
  const { isPaid, plano } = values;
  if (fase === "aguardando") return pedido && <WaitingPayment pedido={pedido} />;
  if (fase === "farmacia") {
    return (
      <>
        <PaymentBanner situacao={situacao} values={values} boleto={pedido !== null && isBoleto(pedido)} />
        <PersonFold values={values} errors={errors} edit={edit} asked={editing} emailDoPedido={emailDoPedido} />
        {CompanyData ? <CompanyData values={values} errors={errors} edit={edit} /> : waiting}
      </>
    );
  }
  return (
    <>
      <PersonData values={values} errors={errors} edit={edit} />
      {isPaid && plano !== "free" && plano !== "" && <PedidoTerms origem="app" plano={plano} forma={values.forma} />}
    </>
  );
}
