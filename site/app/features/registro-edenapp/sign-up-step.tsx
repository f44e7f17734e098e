import { classNames } from "@eden/ui/class-names.ts";
import type { ReactNode } from "react";
import { AccessStep } from "./access-step.tsx";
import DataStep from "./data-step.tsx";
import { PlanStep } from "./plan-step.tsx";
import type { StepId } from "./sign-up-summary.tsx";
import type { SignUp } from "./use-sign-up.ts";

/** The fields of the current step. */
export function SignUpStep({ id, signUp, onFree }: { id: StepId; signUp: SignUp; onFree: () => void }) {
  const { values, errors } = signUp;
  // Not lazy: for keyboard users the first field must follow the heading at once.
  if (id === "dados") return <DataStep signUp={signUp} />;
  return (
    <Settled paid={values.pagamentoConfirmado}>
      {id === "tipo" ? (
        <AccessStep
          id={errors.idOf("isPaid")}
          isPaid={values.isPaid}
          onChoose={signUp.chooseAcesso}
          onFree={onFree}
          error={errors.errors.isPaid}
        />
      ) : (
        <PlanStep
          idOf={errors.idOf}
          planType={values.planType === "free" || values.planType === "" ? undefined : values.planType}
          forma={values.forma}
          onChoose={signUp.choosePlano}
          onForma={signUp.chooseForma}
          error={errors.errors.planType}
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
