import type { PracaGrande } from "./praca.ts";

export interface Ano {
  ano: number;
  abertas: number;
  /** Of those opened in this year. */
  ativas: number;
  encerradas: number;
  /** Still running: its counts are not final. */
  isCorrente: boolean;
}

const PRIMEIRO = 2012;

/** Every year from 2012 to that of the register, also those in which nothing happened. */
export function anosOf({ anos, mes }: Pick<PracaGrande, "anos" | "mes">): Ano[] {
  const corrente = Number(mes.slice(0, 4));
  const known = new Map(anos.map((row) => [row[0], row]));
  return Array.from({ length: corrente - PRIMEIRO + 1 }, (_, index) => {
    const ano = PRIMEIRO + index;
    const [, abertas, ativas, encerradas] = known.get(ano) ?? [ano, 0, 0, 0];
    return { ano, abertas, ativas, encerradas, isCorrente: ano === corrente && !mes.endsWith("-12") };
  });
}
