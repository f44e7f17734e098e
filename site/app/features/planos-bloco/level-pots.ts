import type { NivelId } from "@eden/domain/catalogo/niveis";
import type { PictureFile } from "@eden/ui/picture.tsx";
import { vaso1 } from "~/images/vaso-1.ts";
import { vaso2 } from "~/images/vaso-2.ts";
import { vaso3 } from "~/images/vaso-3.ts";
import { vaso4 } from "~/images/vaso-4.ts";
import { vaso5 } from "~/images/vaso-5.ts";
import { vaso6 } from "~/images/vaso-6.ts";

interface LevelPot {
  picture: PictureFile;
  /** Proportional widths: the pots have the same size, only the plant grows. */
  width: string;
  /** Space above the card, on phones, for the plant. */
  room: string;
}

export const levelPots: Record<NivelId, LevelPot> = {
  "eden-app": { picture: vaso1, width: "w-16 lg:w-18", room: "mt-19" },
  imersao: { picture: vaso2, width: "w-16 lg:w-18", room: "mt-23" },
  mentoria: { picture: vaso3, width: "w-17 lg:w-19", room: "mt-28" },
  despertar: { picture: vaso4, width: "w-24 lg:w-26", room: "mt-29" },
  edificacao: { picture: vaso5, width: "w-26 lg:w-29", room: "mt-34" },
  plenitude: { picture: vaso6, width: "w-34 lg:w-37", room: "mt-60" },
};
