import type { PictureFile } from "@eden/ui/picture.tsx";
import type { MarcaId } from "~/content/marcas.ts";
import { batePrecoFachada } from "~/images/bate-preco-fachada.ts";
import { batePrecoInterior } from "~/images/bate-preco-interior.ts";
import { batePrecoOfertas } from "~/images/bate-preco-ofertas.ts";
import { batePrecoSacola } from "~/images/bate-preco-sacola.ts";
import { doladoEsquina } from "~/images/dolado-esquina.ts";
import { doladoFachada } from "~/images/dolado-fachada.ts";
import { doladoInterior } from "~/images/dolado-interior.ts";
import { doladoSacola } from "~/images/dolado-sacola.ts";
import { valoraConsultorio } from "~/images/valora-consultorio.ts";
import { valoraFachada } from "~/images/valora-fachada.ts";
import { valoraInterior } from "~/images/valora-interior.ts";
import { valoraSacola } from "~/images/valora-sacola.ts";

/** Four per brand, the façade first. Rendered on the brand's tint, so that they blend into its section. */
export const pictures: Record<MarcaId, readonly [PictureFile, PictureFile, PictureFile, PictureFile]> = {
  "valora-farma": [valoraFachada, valoraInterior, valoraConsultorio, valoraSacola],
  "dolado-farma": [doladoFachada, doladoInterior, doladoEsquina, doladoSacola],
  "bate-preco": [batePrecoFachada, batePrecoInterior, batePrecoOfertas, batePrecoSacola],
};
