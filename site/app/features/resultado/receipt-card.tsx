import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { isBoleto, type StoredPedido } from "@eden/domain/catalogo/pedido";
import { PRECO_PARCELADO, totalOf } from "@eden/domain/catalogo/precos";
import { protocoloOf } from "@eden/domain/protocolo";
import { MoneyText } from "@eden/ui/money-text.tsx";
import type { ReactNode } from "react";
import { ConsultantLink, FollowLink } from "~/forms/receipt/receipt.tsx";

interface ReceiptCardProps {
  title: string;
  /** Rows. */
  children: ReactNode;
  /** Under the tear line. */
  foot?: ReactNode;
}

/** A paper receipt: what was done, and the number to quote. */
export function ReceiptCard({ title, children, foot }: ReceiptCardProps) {
  return (
    <section
      aria-labelledby="recibo"
      className="mx-auto max-w-112 rounded-cartao bg-papel px-5 py-5 shadow-suave md:px-6"
    >
      <h2 id="recibo" className="text-h3">
        {title}
      </h2>
      <dl className="mt-2">{children}</dl>
      {foot && <div className="mt-1 border-linha-2 border-t border-dashed pt-3 text-base/snug text-pedra">{foot}</div>}
    </section>
  );
}

export function ReceiptRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 border-linha border-b py-3 leading-snug last:border-b-0">
      <dt className="shrink-0 text-pedra">{label}</dt>
      <dd className="text-right font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** The price of a pedido and how it is paid. */
export function PedidoRows({ pedido, isPaid }: { pedido: StoredPedido; isPaid: boolean }) {
  return (
    <>
      <ReceiptRow label={isPaid ? "Valor" : "Valor do pedido"}>
        <MoneyText>{formatReais(totalOf(pedido.origem, pedido.plano))}</MoneyText>
      </ReceiptRow>
      <ReceiptRow label="Forma">
        <MoneyText>{formaOf(pedido)}</MoneyText>
      </ReceiptRow>
    </>
  );
}

function formaOf(pedido: StoredPedido): string {
  if (isBoleto(pedido)) return "Boleto, à vista";
  if (pedido.plano === "avista") return "PIX, à vista";
  return `Cartão, ${PRECO_PARCELADO.parcelas} × ${formatReais(PRECO_PARCELADO.parcela)}`;
}

export function ProtocoloRow({ id }: { id: string }) {
  return (
    <ReceiptRow label="Protocolo">
      <span className="whitespace-nowrap font-identificador">{protocoloOf(id)}</span>
    </ReceiptRow>
  );
}

interface ConsultantLineProps {
  /** The row just sent. */
  id: string;
  tabela: "pedidos" | "cadastros_app";
  /** The first row of its purchase, whose number is quoted. */
  inicio: string;
  /** What was done, continuing "Olá! Acabei de". */
  did: string;
  /** Further ways to ask. */
  children?: ReactNode;
}

/** A chat that quotes the number, and the link that follows the request. */
export function ConsultantLine({ id, tabela, inicio, did, children }: ConsultantLineProps) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2.5">
        Ficou com dúvida?
        <ConsultantLink id={inicio} did={did} />
        {children}
      </p>
      <FollowLink id={id} tabela={tabela} />
    </>
  );
}
