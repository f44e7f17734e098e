import { formatReais } from "@eden/domain/catalogo/dinheiro";
import type { Fluxo, Lancamento } from "@eden/domain/ferramentas/fluxo";
import { formatDia } from "@eden/domain/ferramentas/hoje";
import type { Previsao } from "@eden/domain/ferramentas/previsao";
import { quandoWords } from "@eden/domain/ferramentas/quando";
import { CSV_START, csvLine } from "@eden/domain/planilha/csv";

/** `1234,56`: a number for Excel in Portuguese. A balance below zero has a column of its own, because `-` starts a formula. */
const amount = (centavos: number) => formatReais(Math.abs(centavos)).replace(/R\$ |\./g, "");

/** The 13 weeks and the entries behind them, as a file that Excel in Portuguese opens by a double click. */
export function csvOf({ semanas }: Fluxo, previsao: Previsao, lancamentos: readonly Lancamento[]): string {
  const column = (centavos: number) => [centavos < 0 ? "" : amount(centavos), centavos < 0 ? amount(centavos) : ""];
  return [
    CSV_START,
    csvLine([
      "Semana",
      "De",
      "Até",
      "Entradas",
      "Saídas",
      "Saldo no fim",
      "Falta no fim",
      "Menor saldo",
      "Maior falta",
    ]),
    ...semanas.map(({ semana, de, ate, entradas, saidas, fecha, menor }) =>
      csvLine([
        String(semana),
        formatDia(de),
        formatDia(ate),
        amount(entradas),
        amount(saidas),
        ...column(fecha),
        ...column(menor),
      ]),
    ),
    csvLine([]),
    csvLine(["Lançamento", "Quando", "Entradas", "Saídas"]),
    // The payroll comes after the owner's own entries.
    ...lancamentos.map(({ nome, sinal, valor }, index) => {
      const quando = quandoWords(previsao.lancamentos[index]?.quando ?? "") || "folha de pagamento";
      return csvLine([nome, quando, sinal > 0 ? amount(valor) : "", sinal < 0 ? amount(valor) : ""]);
    }),
  ].join("");
}
