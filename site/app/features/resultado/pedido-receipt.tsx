import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { isBoleto, type StoredPedido } from "@eden/domain/catalogo/pedido";
import { PRECO_PARCELADO, totalOf } from "@eden/domain/catalogo/precos";
import { protocoloOf } from "@eden/domain/protocolo";
import { MoneyText } from "@eden/ui/money-text.tsx";
import type { ReactNode } from "react";

interface PedidoReceiptProps {
  pedido: StoredPedido;
  pedidoId: string;
  isPaid: boolean;
}

/** The product, its price, and the number to quote. */
export default function PedidoReceipt({ pedido, pedidoId, isPaid }: PedidoReceiptProps) {
  return (
    <dl className="mt-8 rounded-cartao bg-papel px-5 py-1 shadow-suave md:px-6">
      <Row label={isPaid ? "Valor" : "Valor do pedido"}>
        <MoneyText>{formatReais(totalOf(pedido.origem, pedido.plano))}</MoneyText>
      </Row>
      <Row label="Forma">
        <MoneyText>{formaOf(pedido)}</MoneyText>
      </Row>
      <Row label="Protocolo">
        <span className="whitespace-nowrap">{protocoloOf(pedidoId)}</span>
      </Row>
    </dl>
  );
}

function formaOf(pedido: StoredPedido): string {
  if (isBoleto(pedido)) return "Boleto, à vista";
  if (pedido.plano === "avista") return "PIX, à vista";
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
