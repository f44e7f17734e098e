import { Eyebrow } from "@eden/ui/core/section.tsx";
import type { IconNode } from "lucide";
import type { ReactNode } from "react";

interface BlockWordsProps {
  /** Id of the heading, which names the block's section. */
  id: string;
  icon: IconNode;
  name: string;
  title: string;
  /** When and where the next one is. */
  next?: string | null;
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
      {next && <p className="mb-4 max-w-[46ch] font-semibold">Próxima turma: {next}</p>}
      {children}
    </div>
  );
}
