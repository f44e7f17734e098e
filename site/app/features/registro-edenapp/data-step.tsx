import { AlertDialog } from "@eden/ui/dialog.tsx";
import { isBoleto } from "~/clients/edenapp-storage.ts";
import { OrderTerms } from "~/forms/order-terms.tsx";
import { CompanyData } from "./company-data.tsx";
import { EndedBanner } from "./ended-banner.tsx";
import { PaymentBanner } from "./payment-banner.tsx";
import { PersonData } from "./person-data.tsx";
import { PersonFold } from "./person-fold.tsx";
import type { SignUp } from "./use-sign-up.ts";
import { WaitingPayment } from "./waiting-payment.tsx";

/** The last step, in its current phase. Loaded while the visitor answers the first steps. */
export default function DataStep({ signUp }: { signUp: SignUp }) {
  return (
    <>
      <EndedBanner ended={signUp.ended} isKept={signUp.values.nome !== ""} />
      <Phase signUp={signUp} />
      <AlertDialog {...signUp.unpaid} title="Por favor, complete o pagamento primeiro." />
    </>
  );
}

function Phase({ signUp }: { signUp: SignUp }) {
  const { values, errors, edit, fase, situacao, checkout, editing, emailDaCompra } = signUp;
  const { isPaid, planType } = values;
  if (fase === "aguardando") return checkout && <WaitingPayment checkout={checkout} />;
  if (fase === "farmacia") {
    return (
      <>
        <PaymentBanner situacao={situacao} values={values} isBoleto={checkout !== null && isBoleto(checkout)} />
        <PersonFold values={values} errors={errors} edit={edit} asked={editing} emailDaCompra={emailDaCompra} />
        <CompanyData values={values} errors={errors} edit={edit} />
      </>
    );
  }
  return (
    <>
      <PersonData values={values} errors={errors} edit={edit} />
      {isPaid && planType !== "free" && planType !== "" && <OrderTerms origem="app" plano={planType} />}
    </>
  );
}
