import type { NivelId } from "@eden/domain/catalogo/niveis";
import { vaso1 } from "~/images/vaso-1.ts";
import { vaso2 } from "~/images/vaso-2.ts";
import { vaso3 } from "~/images/vaso-3.ts";
import { vaso4 } from "~/images/vaso-4.ts";
import { vaso5 } from "~/images/vaso-5.ts";
import { vaso6 } from "~/images/vaso-6.ts";

/** Each nivel has the same pot everywhere. */
export const vasoDoNivel = {
  "eden-app": vaso1,
  imersao: vaso2,
  mentoria: vaso3,
  despertar: vaso4,
  edificacao: vaso5,
  plenitude: vaso6,
} satisfies Record<NivelId, typeof vaso1>;
