import { Icon } from "@eden/ui/icon.tsx";
import type { LucideIcon } from "lucide-react";

interface AssurancesProps {
  items: readonly { icon: LucideIcon; text: string }[];
}

/** Guarantees at the foot of a summary. */
export function Assurances({ items }: AssurancesProps) {
  return (
    <ul className="grid gap-3 text-base/snug text-pedra">
      {items.map(({ icon, text }) => (
        <li key={text} className="flex items-start gap-2.5">
          <Icon of={icon} size={20} className="mt-0.5 shrink-0 text-folha" />
          {text}
        </li>
      ))}
    </ul>
  );
}
