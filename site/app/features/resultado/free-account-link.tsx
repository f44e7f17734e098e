import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { cadastroGratuito } from "~/content/edenapp.ts";
import { ButtonLink } from "~/ui/button-link.tsx";

interface Sent {
  /** Passed on by the live form for EdenApp FREE only. */
  pessoa?: object;
}

/** Who chose EdenApp FREE, as the live form passed it on. After hydration: the prerendered page belongs to nobody. */
export function useFreeLead(): Sent["pessoa"] {
  const { state } = useLocation();
  const [pessoa, setPessoa] = useState<object>();
  useEffect(() => setPessoa((Object(state) as Sent).pessoa), [state]);
  return pessoa;
}

/** On to the free sign-up, filled in. */
export function FreeAccountLink({ pessoa }: { pessoa: object }): ReactNode {
  return (
    <ButtonLink to={cadastroGratuito} state={{ pessoa }} variant="ipe">
      Criar minha conta gratuita
    </ButtonLink>
  );
}
