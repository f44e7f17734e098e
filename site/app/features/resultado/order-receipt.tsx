import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { PRECO_PARCELADO, totalOf } from "@eden/domain/catalogo/precos";
import { protocoloOf } from "@eden/domain/protocolo";
import { MoneyText } from "@eden/ui/money-text.tsx";
import type { ReactNode } from "react";
import { type Checkout, isBoleto } from "~/clients/edenapp-storage.ts";

interface OrderReceiptProps {
  checkout: Checkout;
  pedidoId: string;
  isPaid: boolean;
}

/** The product, its price, and the number to quote. */
export default function OrderReceipt({ checkout, pedidoId, isPaid }: OrderReceiptProps) {
  return (
    <dl className="mt-8 rounded-cartao bg-papel px-5 py-1 shadow-suave md:px-6">
      <Row label={isPaid ? "Valor" : "Valor do pedido"}>
        <MoneyText>{formatReais(totalOf(checkout.origem, checkout.planType))}</MoneyText>
      </Row>
      <Row label="Forma">
        <MoneyText>{formaOf(checkout)}</MoneyText>
      </Row>
      <Row label="Protocolo">
        <span className="whitespace-nowrap">{protocoloOf(pedidoId)}</span>
      </Row>
    </dl>
  );
}

function formaOf(checkout: Checkout): string {
  if (isBoleto(checkout)) return "Boleto, à vista";
  if (checkout.planType === "avista") return "PIX, à vista";
  return `Cartão, ${PRECO_PARCELADO.parcelas} × ${formatReais(PRECO_PARCELADO.parcela)}`;
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 border-linha border-b py-3 last:border-b-0">
      <dt className="shrink-0 text-pedra">{label}</dt>
      <dd className="text-right font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
