/** A legal figure that a tool computes with. `launch-check` lists the ones to check again. */
export interface Fato<Valor> {
  valor: Valor;
  fonte: string;
  /** First day on which it applies; the last one, where a law already names it. */
  desde: string;
  ate?: string;
  /** `texto`: read in the law; `copia`: several transcriptions agree; `leitura`: a consequence that no official text states. */
  certeza: "texto" | "copia" | "leitura";
  /** Day on which a person compared it with the text of the law; null until then. */
  conferido: string | null;
}

/** Figures that follow each other, oldest first. */
export type Fatos<Valor> = readonly [Fato<Valor>, ...Fato<Valor>[]];

/** The fact of the sales of a month, `2027-01`. After the last one it is still that one, and `isVencido`: no date is without. */
export function fatoDe<Valor>(fatos: Fatos<Valor>, mes: string): { fato: Fato<Valor>; isVencido: boolean } {
  const dia = `${mes}-01`;
  const fato = fatos.findLast(({ desde }) => desde <= dia) ?? fatos[0];
  return { fato, isVencido: fato.ate !== undefined && dia > fato.ate };
}
