import { Icon } from "@eden/ui/icon.tsx";
import { LoaderCircle } from "lucide-react";
import type { RefObject } from "react";
import { FormColumns } from "~/forms/columns/form-columns.tsx";
import { useLater } from "~/forms/use-later.ts";
import type { useInvitation } from "./use-invitation.ts";

const loadNotice = () => import("./invitation-notice.tsx");

interface InvitationScreenProps {
  invitation: ReturnType<typeof useInvitation>;
  heading: RefObject<HTMLHeadingElement | null>;
  onLeave: () => void;
}

/** Replaces the wizard while the link of an e-mail is being opened, or if it cannot be used. */
export function InvitationScreen({ invitation: { state, retry }, heading, onLeave }: InvitationScreenProps) {
  const Notice = useLater(loadNotice);
  return (
    <FormColumns>
      <div className="min-h-[60svh] pt-6 md:pt-12">
        {state && state.kind !== "opening" && Notice ? (
          <Notice state={state} heading={heading} onRetry={retry} onLeave={onLeave} />
        ) : (
          <>
            <h1 ref={heading} tabIndex={-1} className="text-etapa">
              Abrindo o seu <em>cadastro</em>
            </h1>
            <p role="status" className="mt-3.5 flex items-start gap-3 text-lg/snug text-pedra">
              <Icon of={LoaderCircle} className="mt-px motion-safe:animate-spin" />
              Um instante: estamos buscando o seu pedido.
            </p>
          </>
        )}
      </div>
    </FormColumns>
  );
}
