import { Icon } from "@eden/ui/core/icon.tsx";
import { Eyebrow } from "@eden/ui/core/section.tsx";
import { type IconNode, Ticket } from "lucide";
import type { ReactNode } from "react";
import { SEM_DATA } from "~/content/encontros.ts";

interface BlockWordsProps {
  /** Id of the heading, which names the block's section. */
  id: string;
  icon: IconNode;
  name: string;
  title: string;
  /** When and where the next one is, null while no date is set, and the class of these words. */
  next?: [words: string | null, className: string];
  children: ReactNode;
}

/** Name, headline and text of a learning format: the half of a block beside its picture. */
export function BlockWords({ id, icon, name, title, next, children }: BlockWordsProps) {
  return (
    <div>
      <Eyebrow icon={icon}>{name}</Eyebrow>
      <h2 id={id} className="mt-3 mb-4 max-w-[18ch] text-h2 lg:mb-6">
        {title}
      </h2>
      {children}
      {next && (
        <p
          className={`mt-4 flex w-fit items-center gap-3.5 rounded-campo border-[1.5px] border-contorno border-dashed px-4 py-2.5 text-base/snug ${next[1]}`}
        >
          <Icon of={Ticket} className="text-folha in-[.escuro]:text-broto" />
          <span>
            <b className="font-semibold">Próxima turma:</b>{" "}
            {next[0] ?? `${SEM_DATA}. A pré-reserva avisa você primeiro.`}
          </span>
        </p>
      )}
    </div>
  );
}
