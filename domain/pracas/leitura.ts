import { formatMes, formatNumero, ratioOf } from "./numero.ts";
import type { Praca } from "./praca.ts";

/** Sentences with **important** numbers. Counts of 0, 1 and many agree in number. */

const in12Meses = ({ abertas_12, encerradas_12 }: Praca) =>
  `Em 12 meses, ${readMudancas(abertas_12, encerradas_12, formatNumero)}.`;

/**
 * "19 aberturas e 14 baixas registradas": an opening is in the register at once, a closing only when the owner registers it.
 */
export function readMudancas(abertas: number, baixas: number, write: (count: number) => string): string {
  const tell = (count: number, one: string, many: string) =>
    `${count === 0 ? "nenhuma" : write(count)} ${count > 1 ? many : one}`;
  return `${tell(abertas, "abertura", "aberturas")} e ${tell(baixas, "baixa registrada", "baixas registradas")}`;
}

/** Inhabitants per pharmacy; undefined without population or pharmacy. */
export const moradoresPorFarmacia = ({ populacao, ativas }: Pick<Praca, "populacao" | "ativas">) =>
  populacao && ativas > 0 ? ratioOf(populacao.habitantes, ativas) : undefined;

/** The year of a population whose reference day, 1 July, is more than two years before the register. */
export function anoDaPopulacao({ populacao, mes }: Pick<Praca, "populacao" | "mes">): number | undefined {
  return populacao && mes > `${populacao.ano + 2}-07` ? populacao.ano : undefined;
}

/** Beside every ratio of an old population. */
export function besideRatio(praca: Pick<Praca, "populacao" | "mes">): string {
  const ano = anoDaPopulacao(praca);
  return ano ? ` (população de ${ano})` : "";
}

export function readHead(praca: Praca): string {
  const { populacao, ativas } = praca;
  const hab = populacao && formatNumero(populacao.habitantes);
  if (ativas === 0)
    return `Nenhum CNPJ ativo com atividade principal de farmácia${hab ? ` entre ${hab} moradores` : ""}. Pode haver posto de medicamento, farmácia pública ou loja que registrou outra atividade principal.`;
  const ratio = moradoresPorFarmacia(praca);
  if (!hab || !ratio) return in12Meses(praca);
  const each = ativas === 1 ? "" : ` É uma para cada **${formatNumero(ratio)}** pessoas${besideRatio(praca)}.`;
  return `Para ${hab} moradores${ativas === 1 ? besideRatio(praca) : ""}.${each} ${in12Meses(praca)}`;
}

export const readSemPopulacao = (nome: string) =>
  `O IBGE não informa a população de ${nome}. Por isso a página não mostra moradores por farmácia nem cidades do mesmo tamanho.`;

export const readAtraso = (mes: string) => `Dados de ${formatMes(mes)}. A atualização está atrasada.`;

const DIA = 86_400_000;

/** Counted from the first day of the register's month. */
export const isAtrasado = (mes: string, hoje: number) => hoje - Date.parse(`${mes}-01T00:00:00-03:00`) > 60 * DIA;
