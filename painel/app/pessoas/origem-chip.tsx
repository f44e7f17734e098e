import { type OrigemLida, origemNome } from "@eden/domain/painel/origem";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import {
  BookOpen,
  CircleQuestionMark,
  ClipboardCheck,
  Hammer,
  type IconNode,
  Mail,
  MessageSquare,
  Radio,
  Reply,
  Smartphone,
  Sunrise,
  Trees,
  UserRoundPlus,
  Users,
} from "lucide";

interface OrigemChipProps {
  origem: OrigemLida;
  /** Score of the newest diagnostic, shown on its own chip only. */
  nota?: number | null;
}

/** Instead of the origin of somebody who wrote back. */
export function RespondeuChip() {
  return (
    <span className={classNames(chip, "bg-agua-fundo text-agua")}>
      <Icon of={Reply} size={14} />
      respondeu
    </span>
  );
}

export function OrigemChip({ origem, nota = null }: OrigemChipProps) {
  return (
    <span className={classNames(chip, chips[origem] ?? "bg-areia text-tinta")}>
      <Icon of={ORIGEM_ICONS[origem]} size={14} />
      {origemNome(origem)}
      {origem === "diagnostico" && nota !== null && ` ${nota}`}
    </span>
  );
}

const chip =
  "inline-flex h-[22px] shrink-0 items-center gap-[5px] rounded-mark px-2 text-micro font-semibold whitespace-nowrap";

export const ORIGEM_ICONS: Record<OrigemLida, IconNode> = {
  contato: MessageSquare,
  live: Radio,
  livro: BookOpen,
  plenitude: Trees,
  edificacao: Hammer,
  mentoria_imersao: Users,
  despertar: Sunrise,
  edenapp: Smartphone,
  diagnostico: ClipboardCheck,
  direto: UserRoundPlus,
  email: Mail,
  desconhecida: CircleQuestionMark,
};

const chips: Partial<Record<OrigemLida, string>> = {
  live: "bg-ipe-claro text-aviso",
  plenitude: "bg-mata text-orvalho",
  edificacao: "bg-linha text-aviso",
  edenapp: "bg-orvalho text-mata-3",
  diagnostico: "bg-agua-fundo text-agua",
};
