import { protocoloOf } from "@eden/domain/protocolo";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { SocialIcon } from "@eden/ui/core/icon.tsx";
import { whatsappLink } from "~/content/whatsapp.ts";

/** The number by which the group finds the row. Only for acknowledged rows. */
export function Protocol({ id }: { id: string }) {
  return (
    <span>
      Protocolo <strong className="whitespace-nowrap font-semibold">{protocoloOf(id)}</strong>
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
    <AppLink
      to={whatsappLink(consultantMessage(did, id))}
      className="inline-flex min-h-11 items-center gap-2.5 rounded-lg font-semibold text-mata underline underline-offset-4"
    >
      <SocialIcon of="whatsapp" />
      Falar com consultor
    </AppLink>
  );
}

/** Begins the chat; with the number once there is one. */
export const consultantMessage = (did: string, id?: string) =>
  `Olá! Acabei de ${did}.${id ? ` Meu protocolo é ${protocoloOf(id)}.` : ""}`;
