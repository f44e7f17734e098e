import { AREAS, type AreaId } from "./areas.ts";
import type { AreaNota } from "./pontuacao.ts";

/** The weakest area of a diagnostic; areas with the same lowest score are a tie. */
export type Fraca =
  | { status: "uma"; area: AreaId; nota: number }
  | { status: "empate"; areas: AreaId[]; nota: number }
  | { status: "iguais"; nota: number };

/** Reads areas in the order of `score`, weakest first. Null without an area. */
export function fracaOf(areas: readonly AreaNota[]): Fraca | null {
  const [first] = areas;
  if (!first) return null;
  const { area, nota } = first;
  const tied = areas.filter((other) => other.nota === nota).map((other) => other.area);
  if (tied.length === 1) return { status: "uma", area, nota };
  return tied.length === areas.length ? { status: "iguais", nota } : { status: "empate", areas: tied, nota };
}

/** The number of tied areas in words. */
export const QUANTAS = ["", "", "Duas", "Três", "Quatro", "Cinco", "Seis", "Sete"];

/** "Mais fraca: Finanças, 33", "Seis áreas empatadas em 33", "Todas em 33". */
export function fracaText(fraca: Fraca): string {
  if (fraca.status === "uma") return `Mais fraca: ${AREAS[fraca.area].nome}, ${fraca.nota}`;
  return fraca.status === "iguais" ? `Todas em ${fraca.nota}` : empateText(fraca);
}

export const empateText = ({ areas, nota }: Extract<Fraca, { status: "empate" }>): string =>
  `${QUANTAS[areas.length]} áreas empatadas em ${nota}`;
