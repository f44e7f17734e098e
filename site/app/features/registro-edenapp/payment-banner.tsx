import type { RegistroEdenappDados } from "@eden/domain/jornadas/registro-edenapp";
import { Banner } from "@eden/ui/banner.tsx";
import { Hourglass } from "lucide-react";
import { useState } from "react";
import type { Situacao } from "~/clients/order-state.ts";
import { PESSOAL } from "./use-sign-up.ts";

interface PaymentBannerProps {
  situacao: Situacao | null;
  values: RegistroEdenappDados;
  isBoleto: boolean;
}

/**
 * Shown after the checkout. Only the provider's webhook event confirms the payment; the visitor can continue before
 * that.
 */
export function PaymentBanner({ situacao, values, isBoleto }: PaymentBannerProps) {
  // Computed on mount, so that the text does not change while the visitor types.
  const [missing] = useState(() => missingOf(values));
  if (situacao === "pago") {
    return (
      <Banner tone="ok" title="Pagamento confirmado">
        {missing}
      </Banner>
    );
  }
  if (situacao === "em_revisao") {
    return (
      <Banner tone="off" icon={Hourglass} title="Pagamento em análise">
        {`Nossa equipe está conferindo o valor e fala com você por e-mail. Enquanto isso, preencha o que falta. ${missing}`}
      </Banner>
    );
  }
  return (
    <Banner tone="off" icon={Hourglass} title="Confirmando o pagamento...">
      {isBoleto
        ? `O boleto leva de 1 a 3 dias úteis para confirmar, e avisamos por e-mail. Você já pode terminar o cadastro. ${missing}`
        : `Você já pode terminar o cadastro: assim que a confirmação chegar, avisamos aqui. ${missing}`}
    </Banner>
  );
}

function missingOf(values: RegistroEdenappDados): string {
  const empty = PESSOAL.filter((field) => !values[field]);
  if (empty.length === 0) return "Seus dados voltaram preenchidos. Faltam só os da loja.";
  if (empty.length === 1 && empty[0] === "cpf") return "Falta o seu CPF e os dados da loja.";
  return "Faltam os seus dados e os da loja.";
}
