import { Icon } from "@eden/ui/icon.tsx";
import { type LucideIcon, MessagesSquare, NotebookPen, PlayCircle, Radio } from "lucide-react";
import { type PartesDoAppId, partesDoApp } from "~/content/edenapp.ts";

const icons: Record<PartesDoAppId, LucideIcon> = {
  aulas: PlayCircle,
  lives: Radio,
  material: NotebookPen,
  comunidade: MessagesSquare,
};

/** The parts of the app, as a strip under the opening. */
export function AppParts() {
  return (
    <ul className="relative z-2 grid gap-x-8 border-linha-2 border-t sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-0">
      {partesDoApp.map(({ id, titulo, frase }) => (
        <li
          key={id}
          className="flex gap-4 border-linha-2 border-b py-4.5 sm:py-6 lg:block lg:border-b-0 lg:border-l lg:px-7 lg:py-7 lg:first:border-l-0 lg:first:pl-0 lg:last:pr-0"
        >
          <Icon of={icons[id]} size={26} className="mt-0.5 shrink-0 text-folha" />
          <span>
            <span className="block font-semibold font-titulo text-[1.1875rem]/tight text-mata lg:mt-3.5">{titulo}</span>
            <span className="mt-1 block text-base/snug text-pedra">{frase}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
