import type { ButtonVariant } from "@eden/ui/button.tsx";
import { Button, ButtonLink } from "@eden/ui/button.tsx";
import { SocialIcon } from "@eden/ui/icon.tsx";
import { levelMessage, type PlanoDoBloco } from "~/content/planos-bloco.ts";
import { whatsappLink } from "~/content/whatsapp.ts";

interface PlanActionProps {
  plan: PlanoDoBloco;
  variant: ButtonVariant;
}

/** A card's action: its link, else its handler, else a chat about the level. */
export function PlanAction({ plan, variant }: PlanActionProps) {
  const label = (
    <>
      {plan.showButtonIcon && <SocialIcon of="whatsapp" />}
      <span>
        {plan.buttonText} <span className="sr-only">({plan.titulo})</span>
      </span>
    </>
  );
  if (!plan.link && plan.onSelect) {
    return (
      <Button variant={variant} onClick={plan.onSelect} className="w-full">
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink to={plan.link ?? whatsappLink(levelMessage(plan.titulo))} variant={variant} className="w-full">
      {label}
    </ButtonLink>
  );
}
