import { Hourglass, Leaf } from "lucide-react";
import type { Situacao } from "~/clients/order-state.ts";
import { Banner } from "~/ui/banner.tsx";

interface EndedBannerProps {
  ended: { situacao: Situacao; boleto: boolean } | null;
  /** What was typed before is still in the fields. */
  isKept: boolean;
}

/** A purchase that came to nothing. Nothing failed: it is begun again, with what was typed where it is still known. */
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
