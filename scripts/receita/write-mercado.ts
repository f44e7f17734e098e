import { join } from "node:path";
import { readCidades } from "./cidades.ts";
import { inventMercado } from "./invented-mercado.ts";
import { mulberry32 } from "./random.ts";
import { writeEmpresas } from "./write-register.ts";

const TOWNS = 60;
/** Larger ones have more pharmacies than the others together. */
const LARGEST = 200_000;
/** Those of the sample people. */
const ALWAYS = [3529005, 3516200, 3507209];

/** The register of development: about 3,000 active pharmacies, and twice as many closed ones, in 60 towns. */
export function writeMercado(folder: string, month: string) {
  const random = mulberry32(1);
  const drawn = readCidades()
    .filter(({ habitantes }) => habitantes < LARGEST)
    .map((cidade) => ({
      cidade,
      place: ALWAYS.includes(cidade.ibge) ? 2 : random() ** (1 / (cidade.habitantes / 1e4)),
    }))
    .sort((one, other) => other.place - one.place)
    .slice(0, TOWNS);
  const empresas = inventMercado({ seed: 1, month, cidades: drawn.map(({ cidade }) => cidade) });
  const at = (index: number) => empresas[index] as (typeof empresas)[number];
  return writeEmpresas(join(folder, month), { count: empresas.length, at });
}
