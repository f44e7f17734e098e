import type { Estado } from "@eden/domain/painel/valores";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Bean, type IconNode, Leaf, Shrub, Sprout, TreeDeciduous } from "lucide";

export function EstadoGlyph({ estado, size = 18 }: { estado: Estado; size?: number }) {
  return <Icon of={GLYPHS[estado]} size={size} className={estado === "folha" ? "text-aviso" : "text-folha"} />;
}

const GLYPHS: Record<Estado, IconNode> = {
  semente: Bean,
  broto: Sprout,
  muda: Shrub,
  arvore: TreeDeciduous,
  folha: Leaf,
};
