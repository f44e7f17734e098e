import type { Plano } from "@eden/domain/catalogo/planos";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { chooseLink } from "~/content/planos.ts";

interface ChooseLinkProps {
  plano: Plano;
  className: string;
}

export function ChooseLink({ plano, className }: ChooseLinkProps) {
  return (
    <ButtonLink to={chooseLink(plano)} variant={plano.destaque ? "ipe" : "outline"} className={className}>
      <span>
        {plano.ctaText}
        <span className="sr-only"> {plano.nome}</span>
      </span>
    </ButtonLink>
  );
}
