import { Banner } from "@eden/ui/banner.tsx";
import { Hourglass, Leaf } from "lucide-react";
import type { Situacao } from "~/clients/order-state.ts";

interface EndedBannerProps {
  ended: { situacao: Situacao; boleto: boolean } | null;
  /** The typed values are still in the fields. */
  isKept: boolean;
}

/**
 * The order was cancelled or expired. This is not an error: the visitor starts again, with the typed values if still
 * known.
 */
export function EndedBanner({ ended, isKept }: EndedBannerProps) {
  if (ended?.situacao === "expirado") {
    const title = ended.boleto
      ? "O prazo de 3 dias do boleto terminou. É só começar de novo."
      : "O checkout expirou após 1 hora. É só começar de novo.";
    return (
      <Banner tone="off" icon={Hourglass} title={title} className="mb-8">
        {isKept ? "Nenhuma cobrança foi feita e o que você preencheu continua aqui." : "Nenhuma cobrança foi feita."}
      </Banner>
    );
  }
  if (ended?.situacao === "cancelado") {
    return (
      <Banner tone="off" icon={Leaf} title="Pagamento cancelado. Nenhuma cobrança foi feita." className="mb-8">
        {isKept && "O que você preencheu continua aqui, para quando fizer sentido."}
      </Banner>
    );
  }
  return null;
}
