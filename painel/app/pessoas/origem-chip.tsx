import { ORIGENS, type Origem } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import {
  BookOpen,
  ClipboardCheck,
  Hammer,
  type IconNode,
  MessageSquare,
  Radio,
  Smartphone,
  Sunrise,
  Trees,
  Users,
} from "lucide";

interface OrigemChipProps {
  origem: Origem;
  /** Score of the newest diagnostic, shown on its own chip only. */
  nota?: number | null;
}

export function OrigemChip({ origem, nota = null }: OrigemChipProps) {
  return (
    <span
      className={classNames(
        "inline-flex h-[22px] shrink-0 items-center gap-[5px] rounded-[7px] px-2 text-[12.5px] font-semibold whitespace-nowrap",
        chips[origem] ?? "bg-areia text-[#3b3423]",
      )}
    >
      <Icon of={ORIGEM_ICONS[origem]} size={14} />
      {ORIGENS[origem]}
      {origem === "diagnostico" && nota !== null && ` ${nota}`}
    </span>
  );
}

export const ORIGEM_ICONS: Record<Origem, IconNode> = {
  contato: MessageSquare,
  live: Radio,
  livro: BookOpen,
  plenitude: Trees,
  edificacao: Hammer,
  mentoria_imersao: Users,
  despertar: Sunrise,
  edenapp: Smartphone,
  diagnostico: ClipboardCheck,
};

const chips: Partial<Record<Origem, string>> = {
  live: "bg-[#fbe6c4] text-[#5b3d00]",
  plenitude: "bg-mata text-[#e9f5d9]",
  edificacao: "bg-[#ece4d6] text-[#4a2f12]",
  edenapp: "bg-[#e3efe6] text-[#0f4a36]",
  diagnostico: "bg-[#e2edf5] text-[#123f5a]",
};
