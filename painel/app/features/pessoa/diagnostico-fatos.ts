import { AREAS, type AreaId, isArea } from "@eden/domain/diagnostico/areas";
import { FAIXAS, faixaOf } from "@eden/domain/diagnostico/faixas";
import type { Fato } from "@eden/domain/painel/fatos";

export interface FatosDoDiagnostico {
  nota: number | null;
  fatos: Fato[];
}

/** Score, strongest and weakest area of a finished diagnostic, from `nota` and `areas` of the row. */
export function diagnosticoOf(dados: Readonly<Record<string, unknown>>): FatosDoDiagnostico {
  const nota = typeof dados.nota === "number" ? dados.nota : null;
  const areas = areasOf(dados.areas);
  const strongest = areas[0];
  const weakest = areas.at(-1);
  const fatos: Fato[] = nota === null ? [] : [{ nome: "Faixa", valor: FAIXAS[faixaOf(nota)].nome }];
  if (strongest && weakest && strongest !== weakest) {
    fatos.push({ nome: "Mais forte", valor: wordsOf(strongest) }, { nome: "Mais fraca", valor: wordsOf(weakest) });
  }
  return { nota, fatos };
}

type AreaComNota = { area: AreaId; nota: number };

/** Best first. The row has them by area: `{"financas": 82}`. */
function areasOf(areas: unknown): AreaComNota[] {
  if (typeof areas !== "object" || areas === null) return [];
  return Object.entries(areas)
    .flatMap(([area, nota]) => (isArea(area) && typeof nota === "number" ? [{ area, nota }] : []))
    .sort((one, other) => other.nota - one.nota);
}

const wordsOf = ({ area, nota }: AreaComNota) => `${AREAS[area].nome}, ${nota}`;
