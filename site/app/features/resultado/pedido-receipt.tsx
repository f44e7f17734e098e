import type { StoredPedido } from "@eden/domain/catalogo/pedido";
import { MESES_ACESSO } from "@eden/domain/catalogo/precos";
import { formatData } from "@eden/domain/dia";
import { inicioDaCompra } from "@eden/domain/protocolo";
import { ConsultantLine, PedidoRows, ProtocoloRow, ReceiptCard, ReceiptRow } from "./receipt-card.tsx";

interface PedidoReceiptProps {
  pedido: StoredPedido;
  isPaid: boolean;
}

/**
 * The product, its price, the date and, if the service created it, the number to quote. Never loaded on request: nothing
 * between a payment and its receipt may depend on a second request.
 */
export function PedidoReceipt({ pedido, isPaid }: PedidoReceiptProps) {
  const { pedidoId, leftAt } = pedido;
  const inicio = pedidoId && inicioDaCompra({ ...pedido, id: pedidoId });
  return (
    <ReceiptCard
      title="Seu pedido"
      foot={
        pedidoId &&
        inicio && <ConsultantLine id={pedidoId} tabela="pedidos" inicio={inicio} did="comprar o EdenApp pelo site" />
      }
    >
      <ReceiptRow label="Produto">{`EdenApp, ${MESES_ACESSO} meses`}</ReceiptRow>
      <PedidoRows pedido={pedido} isPaid={isPaid} />
      <ReceiptRow label="Data">{formatData(leftAt)}</ReceiptRow>
      {inicio && <ProtocoloRow id={inicio} />}
    </ReceiptCard>
  );
}
