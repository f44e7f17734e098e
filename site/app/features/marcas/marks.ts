import type { MarcaId } from "~/content/marcas.ts";
import batePreco from "~/images/marks/bate-preco.svg";
import batePrecoSimbolo from "~/images/marks/bate-preco-simbolo.svg";
import doladoFarma from "~/images/marks/dolado-farma.svg";
import doladoFarmaSimbolo from "~/images/marks/dolado-farma-simbolo.svg";
import valoraFarma from "~/images/marks/valora-farma.svg";
import valoraFarmaSimbolo from "~/images/marks/valora-farma-simbolo.svg";

interface Mark {
  /** Symbol and lettering; width at the common height of 66. */
  lockup: string;
  width: number;
  symbol: string;
  /** Aligns the symbol's edge with the text below it. */
  align?: string;
}

export const marks: Record<MarcaId, Mark> = {
  "valora-farma": { lockup: valoraFarma, width: 212, symbol: valoraFarmaSimbolo, align: "-ml-1.75 lg:-ml-2" },
  "dolado-farma": { lockup: doladoFarma, width: 229, symbol: doladoFarmaSimbolo },
  "bate-preco": { lockup: batePreco, width: 303, symbol: batePrecoSimbolo, align: "-ml-0.75 lg:-ml-1" },
};

export const MARK_HEIGHT = 66;
