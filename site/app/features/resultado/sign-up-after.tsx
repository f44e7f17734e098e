import { AppLink } from "@eden/ui/app-link.tsx";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { empresa } from "~/content/empresa.ts";
import { ConsultantLink, Protocol } from "~/forms/receipt.tsx";

/** The number of the sign-up, for visitors who come from the form, and the contact address. */
export function SignUpAfter() {
  const { state } = useLocation();
  // Read after hydration: the prerendered page is the same for all sign-ups.
  const [id, setId] = useState<string | null>(null);
  useEffect(() => setId((state as { id?: string } | null)?.id ?? null), [state]);
  return (
    <div className="mt-8 text-pedra">
      {id && (
        <div className="mb-4 border-linha border-t pt-5">
          <p>
            <Protocol id={id} />
          </p>
          <ConsultantLink id={id} did="me cadastrar no EdenApp pelo site" />
        </div>
      )}
      <p>
        Algo não saiu como esperava?{" "}
        <AppLink
          to={`mailto:${empresa.emailSuporte}`}
          className="inline-flex min-h-11 items-center rounded-sm font-semibold text-folha underline underline-offset-4"
        >
          Escreva para o suporte
        </AppLink>
      </p>
    </div>
  );
}
