import { protocoloOf } from "@eden/domain/protocolo";
import { Banner } from "@eden/ui/banner.tsx";
import { ConsultantLink } from "~/forms/receipt.tsx";

interface SavedLiveProps {
  id: string;
  /** The fields still contain a paid EdenApp: only the payment is missing. */
  toPay: boolean;
}

/** A lead that was queued by an earlier page. */
export default function SavedLive({ id, toPay }: SavedLiveProps) {
  return (
    <Banner
      tone="ok"
      title={`Interesse recebido. Protocolo ${protocoloOf(id)}`}
      action={!toPay && <ConsultantLink id={id} did="deixar meu interesse pelo site" />}
    >
      {toPay
        ? "Ele esperava pela conexão e acabou de chegar. Falta só o pagamento: é o botão no fim da página."
        : "Ele esperava pela conexão e acabou de chegar. A equipe entra em contato com os próximos passos."}
    </Banner>
  );
}
