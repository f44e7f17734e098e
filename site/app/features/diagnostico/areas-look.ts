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

/** What the other stores have in one area, where that is known. */
export const medianOf = (comparacao: AreasProps["comparacao"], area: string): number | null =>
  (comparacao?.[area] as Quartis | undefined)?.mediana ?? null;
