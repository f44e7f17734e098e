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
  /** Width and shift at which the building takes 86 % of an arch; what stands beside it is cut by the arch. */
  inArch: string;
  facade: PictureFile;
  /** Lower edge of the façade's shadow. */
  ground: string;
  /** Rendered on the marca's tint, so that they blend into its section. */
  others: readonly PictureFile[];
}

export const marcaImages: Record<MarcaId, MarcaImages> = {
  "valora-farma": {
    lockup: valoraFarma,
    width: 212,
    symbol: valoraFarmaSimbolo,
    align: "-ml-1.75 lg:-ml-2",
    inArch: "w-[min(225cqw,26rem)] translate-x-[2.9%] xl:w-[225cqw]",
    ground: "bottom-0",
    facade: valoraFachada,
    others: [valoraInterior, valoraConsultorio, valoraSacola],
  },
  "dolado-farma": {
    lockup: doladoFarma,
    width: 229,
    symbol: doladoFarmaSimbolo,
    inArch: "w-[147cqw] -translate-x-[3%]",
    ground: "bottom-[4%]",
    facade: doladoFachada,
    others: [doladoInterior, doladoEsquina, doladoSacola],
  },
  "bate-preco": {
    lockup: batePreco,
    width: 303,
    symbol: batePrecoSimbolo,
    align: "-ml-0.75 lg:-ml-1",
    inArch: "w-[140cqw] -translate-x-[0.8%]",
    ground: "bottom-[7%]",
    facade: batePrecoFachada,
    others: [batePrecoInterior, batePrecoOfertas, batePrecoSacola],
  },
};

export const LOCKUP_HEIGHT = 66;
