import { keysOf } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Check, CheckCheck, Equal, type IconNode, UserPlus, X } from "lucide";
import { GRUPOS, type GroupCounts, type Grupo } from "./grupos.ts";

export const GRUPO_LOOK: Record<Exclude<Grupo, "todas">, { icon: IconNode; text: string; fill: string }> = {
  entram: { icon: Check, text: "text-folha", fill: "fill-folha" },
  segundas: { icon: UserPlus, text: "text-agua", fill: "fill-agua" },
  existentes: { icon: Equal, text: "text-pedra", fill: "fill-cinza" },
  recusadas: { icon: X, text: "text-erro", fill: "fill-erro" },
  gravadas: { icon: CheckCheck, text: "text-mata", fill: "fill-mata" },
};

const PARTS = ["gravadas", "entram", "segundas", "existentes", "recusadas"] as const;

interface GruposBarProps {
  counts: GroupCounts;
  chosen: Grupo;
  onChoose: (grupo: Grupo) => void;
}

/** How many rows go in, are known, or are refused; each is a filter of the table. */
export function GruposBar({ counts, chosen, onChoose }: GruposBarProps) {
  const shown = keysOf(GRUPOS).filter((grupo) => grupo === "todas" || counts[grupo] > 0);
  const starts = PARTS.map((_, index) => PARTS.slice(0, index).reduce((sum, part) => sum + counts[part], 0));
  const percent = (count: number) => `${(count / Math.max(1, counts.todas)) * 100}%`;
  return (
    <>
      <fieldset className="mt-3 flex flex-wrap gap-2">
        <legend className="sr-only">Mostrar</legend>
        {shown.map((grupo) => (
          <button
            key={grupo}
            type="button"
            aria-pressed={chosen === grupo}
            onClick={() => onChoose(grupo)}
            className="inline-flex min-h-10 items-center gap-2 rounded-control border border-linha-2 bg-white px-3 text-body aria-pressed:border-mata aria-pressed:shadow-[inset_0_0_0_1px_var(--color-mata)] pointer-coarse:min-h-11"
          >
            <b className="font-strong tabular-nums">{counts[grupo].toLocaleString("pt-BR")}</b>{" "}
            {grupo !== "todas" && <Icon of={GRUPO_LOOK[grupo].icon} size={16} className={GRUPO_LOOK[grupo].text} />}
            {GRUPOS[grupo]}
          </button>
        ))}
      </fieldset>
      <svg aria-hidden="true" className="mt-3.5 block h-1.5 w-full">
        <rect width="100%" height="6" rx="3" className="fill-linha" />
        {PARTS.map((part, index) => (
          <rect
            key={part}
            x={percent(starts[index] ?? 0)}
            width={percent(counts[part])}
            height="6"
            className={classNames(GRUPO_LOOK[part].fill, "stroke-creme")}
            strokeWidth={counts[part] > 0 ? 1 : 0}
          />
        ))}
      </svg>
    </>
  );
}
