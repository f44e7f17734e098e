export const ESPECIES = ["unica", "grupo", "rede"] as const;
export type Especie = (typeof ESPECIES)[number];

interface Contagens {
  unicas: number;
  grupos: number;
  redes: number;
}

const ESCALAS = [1, 5, 10, 25, 50, 100] as const;
const MOST = 200;

/** How many pharmacies one shop of the drawing is, so that at most 200 are drawn. */
export const escalaOf = (total: number): number => ESCALAS.find((escala) => total / escala <= MOST) ?? 100;

/** The shops of the street in their order. A kind that exists has at least one. */
export function ruaOf({ unicas, grupos, redes }: Contagens): Especie[] {
  const escala = escalaOf(unicas + grupos + redes);
  const counts = [unicas, grupos, redes];
  return ESPECIES.flatMap((especie, index) => {
    const count = counts[index] ?? 0;
    return Array<Especie>(count && Math.max(1, Math.round(count / escala))).fill(especie);
  });
}

/** The kind of a pharmacy whose company has so many others in the country: 2 to 4 are a small group, 5 a chain. */
export function especieOf(outras: number): Especie {
  if (outras === 0) return "unica";
  return outras < 4 ? "grupo" : "rede";
}
