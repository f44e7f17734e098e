import type { PictureFile } from "@eden/ui/core/picture.tsx";
import type { MarcaId } from "~/content/marcas.ts";
import { batePrecoFachada } from "~/images/bate-preco-fachada.ts";
import { batePrecoInterior } from "~/images/bate-preco-interior.ts";
import { batePrecoOfertas } from "~/images/bate-preco-ofertas.ts";
import { batePrecoSacola } from "~/images/bate-preco-sacola.ts";
import { doladoEsquina } from "~/images/dolado-esquina.ts";
import { doladoFachada } from "~/images/dolado-fachada.ts";
import { doladoInterior } from "~/images/dolado-interior.ts";
import { doladoSacola } from "~/images/dolado-sacola.ts";
import batePreco from "~/images/marks/bate-preco.svg";
import batePrecoSimbolo from "~/images/marks/bate-preco-simbolo.svg";
import doladoFarma from "~/images/marks/dolado-farma.svg";
import doladoFarmaSimbolo from "~/images/marks/dolado-farma-simbolo.svg";
import valoraFarma from "~/images/marks/valora-farma.svg";
import valoraFarmaSimbolo from "~/images/marks/valora-farma-simbolo.svg";
import { valoraConsultorio } from "~/images/valora-consultorio.ts";
import { valoraFachada } from "~/images/valora-fachada.ts";
import { valoraInterior } from "~/images/valora-interior.ts";
import { valoraSacola } from "~/images/valora-sacola.ts";

interface MarcaImages {
  /** Symbol and lettering; width at the common height of 66. */
  lockup: string;
  width: number;
  symbol: string;
  /** Aligns the symbol's edge with the text below it. */
  align?: string;
  /** Width and shift that fit the shop with its sign into an arch, as a share of the arch. */
  inArch: string;
  /** The façade first. Rendered on the marca's tint, so that they blend into its section. */
  pictures: readonly [PictureFile, PictureFile, PictureFile, PictureFile];
}

export const marcaImages: Record<MarcaId, MarcaImages> = {
  "valora-farma": {
    lockup: valoraFarma,
    width: 212,
    symbol: valoraFarmaSimbolo,
    align: "-ml-1.75 lg:-ml-2",
    inArch: "w-[205cqw] translate-x-[3.5%]",
    pictures: [valoraFachada, valoraInterior, valoraConsultorio, valoraSacola],
  },
  "dolado-farma": {
    lockup: doladoFarma,
    width: 229,
    symbol: doladoFarmaSimbolo,
    inArch: "w-[160cqw] -translate-x-[4%]",
    pictures: [doladoFachada, doladoInterior, doladoEsquina, doladoSacola],
  },
  "bate-preco": {
    lockup: batePreco,
    width: 303,
    symbol: batePrecoSimbolo,
    align: "-ml-0.75 lg:-ml-1",
    inArch: "w-[146cqw] -translate-x-[1%]",
    pictures: [batePrecoFachada, batePrecoInterior, batePrecoOfertas, batePrecoSacola],
  },
};

export const LOCKUP_HEIGHT = 66;
