/** A legal figure that a tool computes with. `launch-check` lists the ones to check again. */
export interface Fato<Valor> {
  valor: Valor;
  fonte: string;
  /** First day on which it applies; the last one, where a law already names it. */
  desde: string;
  ate?: string;
  /** Day on which a person compared it with the text of the law; null until then. */
  conferido: string | null;
}

/** Whether a fact applies on a day, `2026-11-18`. */
export const appliesOn = ({ desde, ate }: Fato<unknown>, dia: string) => dia >= desde && (!ate || dia <= ate);
