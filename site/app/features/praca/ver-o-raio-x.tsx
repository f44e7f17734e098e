import { Button } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ArrowRight } from "lucide";

/** Sends the form around it. Without JavaScript it leads to the states. */
export function VerORaioX({ busyLabel }: { busyLabel?: string | undefined }) {
  return (
    <Button type="submit" variant="ipe" busyLabel={busyLabel} className="mt-3 max-sm:w-full">
      Ver o raio-x
      <Icon of={ArrowRight} size={20} />
    </Button>
  );
}

export const textLink =
  "inline-flex min-h-11 cursor-pointer items-center font-semibold text-folha underline underline-offset-4";
