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
      to={whatsappLink(`Olá! Acabei de ${did}. Meu protocolo é ${protocoloOf(id)}.`)}
      className="inline-flex min-h-11 items-center gap-2.5 rounded-lg font-semibold text-mata underline underline-offset-4"
    >
      <SocialIcon of="whatsapp" />
      Falar com consultor
    </AppLink>
  );
}

interface NextStepsProps {
  steps: readonly { titulo: string; texto: string }[];
}

/** What happens after sending, in order. */
export function NextSteps({ steps }: NextStepsProps) {
  return (
    <ol className="mt-5 grid gap-5">
      {steps.map(({ titulo, texto }, index) => (
        <li key={titulo} className="grid grid-cols-[36px_minmax(0,1fr)] gap-x-4">
          <span
            aria-hidden="true"
            className="grid size-9 place-items-center rounded-full bg-orvalho font-semibold font-titulo text-folha in-[.bg-orvalho]:bg-papel"
          >
            {index + 1}
          </span>
          <div className="pt-1">
            <h3 className="font-semibold font-texto text-base/snug tracking-normal text-tinta">{titulo}</h3>
            <p className="mt-0.5 text-base/snug text-pedra">{texto}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
