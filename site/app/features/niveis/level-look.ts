import type { NivelId } from "@eden/domain/catalogo/niveis";
import type { ButtonVariant } from "@eden/ui/button.tsx";
import type { PictureFile } from "@eden/ui/picture.tsx";
import { vaso1 } from "~/images/vaso-1.ts";
import { vaso2 } from "~/images/vaso-2.ts";
import { vaso3 } from "~/images/vaso-3.ts";
import { vaso4 } from "~/images/vaso-4.ts";
import { vaso5 } from "~/images/vaso-5.ts";
import { vaso6 } from "~/images/vaso-6.ts";

interface LevelLook {
  vaso: PictureFile;
  /**
   * --n position of the level. --w width of the picture, at one scale for all six, so that the plants' sizes are
   * comparable; --b width of the shadow under the pot; --pe the empty strip below the pot, as a fraction of the
   * picture's width. --vao space above the card on a phone, for the plant.
   */
  size: string;
  card: string;
  button: ButtonVariant;
}

const light = "text-tinta";
const dark = "escuro";

export const levelLook: Record<NivelId, LevelLook> = {
  "eden-app": {
    vaso: vaso1,
    size: "[--n:1] [--w:174] [--b:130] [--pe:0.072] [--vao:104px] md:[--coluna:1]",
    card: `${light} bg-nivel-1`,
    button: "mata",
  },
  imersao: {
    vaso: vaso2,
    size: "[--n:2] [--w:178] [--b:128] [--pe:0.073] [--vao:96px] md:[--coluna:2]",
    card: `${light} bg-nivel-2`,
    button: "mata",
  },
  mentoria: {
    vaso: vaso3,
    size: "[--n:3] [--w:186] [--b:136] [--pe:0.084] [--vao:136px] md:[--coluna:3]",
    card: `${light} bg-nivel-3`,
    button: "mata",
  },
  despertar: {
    vaso: vaso4,
    size: "[--n:4] [--w:270] [--b:152] [--pe:0.034] [--vao:184px] md:[--coluna:1]",
    card: `${light} bg-nivel-4`,
    button: "mata",
  },
  edificacao: {
    vaso: vaso5,
    size: "[--n:5] [--w:291] [--b:140] [--pe:0.059] [--vao:196px] md:[--coluna:2]",
    card: `${dark} bg-nivel-5`,
    button: "papel",
  },
  plenitude: {
    vaso: vaso6,
    size: "[--n:6] [--w:387] [--b:168] [--pe:0.004] [--vao:352px] md:[--coluna:3]",
    card: `${dark} bg-nivel-6 shadow-[inset_0_0_0_1.5px_var(--color-ipe)]`,
    button: "ipe",
  },
};
