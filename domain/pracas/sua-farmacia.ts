import { formatNumero } from "./numero.ts";
import type { PracaGrande } from "./praca.ts";

const FAIXAS_DE_IDADE = [
  { ate: 2, nome: "de até 2 anos" },
  { ate: 5, nome: "de 2 a 5 anos" },
  { ate: 10, nome: "de 5 a 10 anos" },
  { ate: 20, nome: "de 10 a 20 anos" },
  { ate: Number.POSITIVE_INFINITY, nome: "de mais de 20 anos" },
] as const;

/** "A sua farmácia tem 9 anos de CNPJ. Está entre as 35 de 5 a 10 anos.", counted on the first day of the register's month. */
export function readSuaFarmacia({ mes, detalhe }: Pick<PracaGrande, "mes" | "detalhe">, inicioEm: string): string {
  const day = `${mes}-01`;
  const full = Number(day.slice(0, 4)) - Number(inicioEm.slice(0, 4)) - (day.slice(5) < inicioEm.slice(5) ? 1 : 0);
  const anos = full < 1 ? "menos de 1 ano" : `${full} ${full === 1 ? "ano" : "anos"}`;
  // A day of exactly two years ago still belongs to "até 2 anos", as in the register's counts.
  const isBirthday = day.slice(5) === inicioEm.slice(5);
  const index = FAIXAS_DE_IDADE.findIndex(({ ate }) => full < ate || (full === ate && isBirthday));
  const count = detalhe.idades[index] ?? 0;
  const nome = FAIXAS_DE_IDADE[index]?.nome;
  if (count === 0) return `A sua farmácia tem ${anos} de CNPJ.`;
  const among = count === 1 ? `É a única ${nome}` : `Está entre as ${formatNumero(count)} ${nome}`;
  return `A sua farmácia tem ${anos} de CNPJ. ${among}.`;
}
