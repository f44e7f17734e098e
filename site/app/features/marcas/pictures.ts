import type { MarcaId } from "~/content/marcas.ts";
import { batePrecoFachada } from "~/images/bate-preco-fachada.ts";
import { batePrecoInterior } from "~/images/bate-preco-interior.ts";
import { batePrecoSacola } from "~/images/bate-preco-sacola.ts";
import { doladoFachada } from "~/images/dolado-fachada.ts";
import { doladoSacola } from "~/images/dolado-sacola.ts";
import { jornada } from "~/images/jornada.ts";
import { livro } from "~/images/livro.ts";
import type { Picture } from "~/images/picture.ts";
import { valoraFachada } from "~/images/valora-fachada.ts";
import { valoraInterior } from "~/images/valora-interior.ts";
import { valoraSacola } from "~/images/valora-sacola.ts";

/**
 * Four of each brand, the façade first. Rendered on the brand's own tint, so that they melt into its section. The path of
 * pots and the book stand in for scenes of the brand that are not rendered yet.
 */
export const pictures: Record<MarcaId, readonly [Picture, Picture, Picture, Picture]> = {
  "valora-farma": [valoraFachada, valoraInterior, livro, valoraSacola],
  "dolado-farma": [doladoFachada, jornada, livro, doladoSacola],
  "bate-preco": [batePrecoFachada, batePrecoInterior, livro, batePrecoSacola],
};
