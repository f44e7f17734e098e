import { Hourglass } from "lucide-react";
import type { Situacao } from "~/clients/order-state.ts";
import { Banner } from "~/ui/banner.tsx";

/** Back from the checkout. Only the provider's notice confirms; until then the visitor goes on all the same. */
export function PaymentBanner({ situacao }: { situacao: Situacao | null }) {
  if (situacao === "pago") {
    return (
      <Banner tone="ok" title="Pagamento confirmado">
        Seus dados voltaram preenchidos. Faltam só os da loja.
      </Banner>
    );
  }
  if (situacao === "em_revisao") {
    return (
      <Banner tone="off" icon={Hourglass} title="Pagamento em análise">
        Nossa equipe está conferindo o valor e fala com você por e-mail. Enquanto isso, deixe os dados da loja.
      </Banner>
    );
  }
  return (
    <Banner tone="off" icon={Hourglass} title="Confirmando o pagamento...">
      Você já pode preencher os dados da loja. Assim que a confirmação chegar, avisamos aqui.
    </Banner>
  );
}
