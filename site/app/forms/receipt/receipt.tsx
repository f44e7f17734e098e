import type { TabelaDeEntrada } from "@eden/domain/acompanhar/fase";
import { LINK_ACOMPANHAR } from "@eden/domain/acompanhar/link";
import { protocoloOf } from "@eden/domain/protocolo";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Icon, SocialIcon } from "@eden/ui/core/icon.tsx";
import { ArrowRight } from "lucide";
import { useEffect, useState } from "react";
import { whatsappLink } from "~/content/whatsapp.ts";

/** The number by which the group finds the row. Only for acknowledged rows. */
export function Protocol({ id }: { id: string }) {
  return (
    <span className="whitespace-nowrap">
      Protocolo <strong className="font-identificador font-semibold">{protocoloOf(id)}</strong>
    </span>
  );
}

interface ConsultantLinkProps {
  id: string;
  /** What was sent, continuing "Olá! Acabei de", e.g. "enviar uma mensagem pelo site". */
  did: string;
}

/** Opens a chat that starts with the number. */
export function ConsultantLink({ id, did }: ConsultantLinkProps) {
  return (
    <AppLink to={whatsappLink(consultantMessage(did, id))} className={linkStyle}>
      <SocialIcon of="whatsapp" />
      <span>
        Falar com Consultor<span className="sr-only"> sobre este envio</span>
      </span>
    </AppLink>
  );
}

const linkStyle =
  "inline-flex min-h-11 items-center gap-2.5 rounded-lg font-semibold text-mata underline underline-offset-4";

interface FollowLinkProps {
  id: string;
  tabela: TabelaDeEntrada;
}

/**
 * Opens the page that follows the request. The row's id is exchanged for the link after the receipt is shown; without an
 * answer there is no link here, only in the e-mail. In a new tab: that page has stricter headers than this one.
 */
export function FollowLink({ id, tabela }: FollowLinkProps) {
  const [codigo, setCodigo] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    import("~/clients/acompanhar.ts")
      .then(({ readCodigo }) => readCodigo(id))
      .then((found) => {
        if (!gone) setCodigo(found);
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [id]);
  if (!codigo) return null;
  return (
    <AppLink to={`/acompanhar#${codigo}`} newTab className={linkStyle}>
      {LINK_ACOMPANHAR[tabela]}
      <Icon of={ArrowRight} size={20} />
    </AppLink>
  );
}

/** The two ways on from a receipt. */
export function ReceiptLinks({ id, did, tabela }: ConsultantLinkProps & FollowLinkProps) {
  return (
    <span className="flex flex-wrap gap-x-6">
      <ConsultantLink id={id} did={did} />
      <FollowLink id={id} tabela={tabela} />
    </span>
  );
}

/** Begins the chat; with the number once there is one. */
export const consultantMessage = (did: string, id?: string) =>
  `Olá! Acabei de ${did}.${id ? ` Meu protocolo é ${protocoloOf(id)}.` : ""}`;
