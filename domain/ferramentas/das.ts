import { bankDayFrom, dayOfMonth } from "./calendario.ts";
import { DAS } from "./fatos/folha.ts";
import { addMeses, mesDe } from "./mes.ts";
import { round } from "./numero.ts";

/** Day on which the DAS of the sales of a month is due: in the next month, without banks the banking day after. */
export function vencimentoDoDas(vendas: string): string {
  const [ano, mes] = addMeses(vendas, 1).split("-").map(Number) as [number, number];
  return bankDayFrom(dayOfMonth(ano, mes, DAS.valor), 1);
}

/** The newest DAS that was due: the month in which it was paid, and that of its sales. */
export function ultimoDas(hoje: string): { pago: string; vendas: string } {
  const mes = mesDe(hoje);
  const pago = hoje >= vencimentoDoDas(addMeses(mes, -1)) ? mes : addMeses(mes, -1);
  return { pago, vendas: addMeses(pago, -1) };
}

/** Tax in basis points of what was paid on the sales of a month. Contains every deduction, and no law can expire it. */
export const impostoPeloDas = (das: number, guias: number, vendas: number) => round(((das + guias) / vendas) * 10_000);

/** A share that asks whether payment and sales are of one month. */
export const isDasEstranho = (imposto: number) => imposto < 200 || imposto > 2500;
