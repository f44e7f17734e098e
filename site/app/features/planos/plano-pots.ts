import type { PlanoId } from "@eden/domain/catalogo/planos";
import type { PictureFile } from "@eden/ui/core/picture.tsx";
import { vaso4 } from "~/images/vaso-4.ts";
import { vaso5 } from "~/images/vaso-5.ts";
import { vaso6 } from "~/images/vaso-6.ts";

interface PlanoPot {
  /** The pot of the plano's nivel, the same as on every other page. */
  picture: PictureFile;
  onCard: string;
  /** Background behind the pot on its card: the colour of the nivel. */
  tint: string;
}

const plenitude = (tint: string): PlanoPot => ({ picture: vaso6, onCard: "w-15", tint });

/** The planos of Plenitude are steps inside the sixth nivel, so they share its tree. */
export const planoPots: Record<PlanoId, PlanoPot> = {
  despertar: { picture: vaso4, onCard: "w-16", tint: "bg-nivel-4/65" },
  edificacao: { picture: vaso5, onCard: "w-16", tint: "bg-nevoa" },
  estimulo: plenitude("bg-orvalho"),
  ritmo: plenitude("bg-orvalho"),
  habito: plenitude("bg-orvalho"),
  excelencia: plenitude("bg-papel"),
};
