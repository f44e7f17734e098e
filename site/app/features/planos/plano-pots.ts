import type { PlanoId } from "@eden/domain/catalogo/planos";
import type { PictureFile } from "@eden/ui/core/picture.tsx";
import { vaso1 } from "~/images/vaso-1.ts";
import { vaso2 } from "~/images/vaso-2.ts";
import { vaso3 } from "~/images/vaso-3.ts";
import { vaso4 } from "~/images/vaso-4.ts";
import { vaso5 } from "~/images/vaso-5.ts";
import { vaso6 } from "~/images/vaso-6.ts";

interface PlanoPot {
  picture: PictureFile;
  /** Proportional widths, so that the pots have the same size and only the plant grows. */
  onTable: string;
  onCard: string;
  /** Background behind the pot on its card: the colour of the step. */
  tint: string;
}

export const planoPots: Record<PlanoId, PlanoPot> = {
  despertar: { picture: vaso1, onTable: "w-13 lg:w-16 xl:w-21", onCard: "w-13", tint: "bg-nivel-1" },
  edificacao: { picture: vaso2, onTable: "w-13 lg:w-16 xl:w-21", onCard: "w-13", tint: "bg-nivel-2/65" },
  estimulo: { picture: vaso3, onTable: "w-14 lg:w-17 xl:w-22", onCard: "w-13", tint: "bg-nivel-3/65" },
  ritmo: { picture: vaso4, onTable: "w-19 lg:w-24 xl:w-31", onCard: "w-16", tint: "bg-nivel-4/65" },
  habito: { picture: vaso5, onTable: "w-21 lg:w-26 xl:w-34", onCard: "w-16", tint: "bg-nevoa" },
  excelencia: { picture: vaso6, onTable: "w-27 lg:w-34 xl:w-44", onCard: "w-15", tint: "bg-papel" },
};
