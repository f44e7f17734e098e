import { Icon } from "@eden/ui/core/icon.tsx";
import { Lock } from "lucide";
import { promessa } from "~/content/ferramentas.ts";

export function Promessa() {
  return (
    <p className="mt-4.5 inline-flex items-center gap-2.5 rounded-full bg-orvalho py-2 pr-4 pl-3 font-medium text-mata text-peq/snug">
      <Icon of={Lock} size={20} />
      {promessa}
    </p>
  );
}
