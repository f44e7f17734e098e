import { Hourglass, Leaf } from "lucide-react";
import type { Situacao } from "~/clients/order-state.ts";
import { Banner } from "~/ui/banner.tsx";

/** A purchase that came to nothing. Nothing failed and nothing is lost: it is begun again with what was typed. */
export function EndedBanner({ situacao }: { situacao: Situacao | null }) {
  if (situacao === "expirado") {
    return (
      <Banner
        tone="off"
        icon={Hourglass}
        title="O checkout expirou após 1 hora. É só começar de novo."
        className="mb-8"
      >
        Nenhuma cobrança foi feita e o que você preencheu continua aqui.
      </Banner>
    );
  }
  if (situacao === "cancelado") {
    return (
      <Banner tone="off" icon={Leaf} title="Pagamento cancelado. Nenhuma cobrança foi feita." className="mb-8">
        O que você preencheu continua aqui, para quando fizer sentido.
      </Banner>
    );
  }
  return null;
}
