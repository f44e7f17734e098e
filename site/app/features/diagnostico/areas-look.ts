import type { FaixaId } from "@eden/domain/diagnostico/faixas";
import type { AreaNota } from "@eden/domain/diagnostico/pontuacao";
import type { Comparacao, Quartis } from "~/clients/diagnostic.ts";

export interface AreasProps {
  areas: readonly AreaNota[];
  comparacao: Comparacao | null | undefined;
}

export const faixaColour: Record<FaixaId, string> = {
  cuidado: "text-terracota",
  caminho: "text-folha",
  firme: "text-mata",
};

/** Median of the other stores in one area, if known. */
export const medianOf = (comparacao: AreasProps["comparacao"], area: string): number | null =>
  (comparacao?.[area] as Quartis | undefined)?.mediana ?? null;
