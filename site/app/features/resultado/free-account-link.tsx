import { ButtonLink } from "@eden/ui/button.tsx";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { cadastroGratuito } from "~/content/edenapp.ts";

interface Sent {
  /** Passed on by the live form for EdenApp FREE only. */
  pessoa?: object;
}

/**
 * Data of a visitor who chose EdenApp FREE, passed by the live form. Read after hydration: the prerendered page is the
 * same for everyone.
 */
export function useFreeLead(): Sent["pessoa"] {
  const { state } = useLocation();
  const [pessoa, setPessoa] = useState<object>();
  useEffect(() => setPessoa((Object(state) as Sent).pessoa), [state]);
  return pessoa;
}

/** Link to the free sign-up, prefilled. */
export function FreeAccountLink({ pessoa }: { pessoa: object }): ReactNode {
  return (
    <ButtonLink to={cadastroGratuito} state={{ pessoa }} variant="ipe">
      Criar minha conta gratuita
    </ButtonLink>
  );
}
