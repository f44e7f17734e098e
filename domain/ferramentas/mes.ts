/** Months are text, `2026-11`. */
const MESES = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(" ");

export const mesDe = (dia: string) => dia.slice(0, 7);

export function addMeses(mes: string, meses: number): string {
  const count = Number(mes.slice(0, 4)) * 12 + Number(mes.slice(5, 7)) - 1 + meses;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
}

/** Months from one to another. */
export const mesesEntre = (de: string, ate: string) =>
  (Number(ate.slice(0, 4)) - Number(de.slice(0, 4))) * 12 + Number(ate.slice(5, 7)) - Number(de.slice(5, 7));

/** "outubro", of a month or a day. */
export const nomeDoMes = (mes: string) => MESES[Number(mes.slice(5, 7)) - 1] ?? "";

/** "outubro de 2026" */
export const mesEAno = (mes: string) => `${nomeDoMes(mes)} de ${mes.slice(0, 4)}`;

/** "out 26" */
export const mesCurto = (mes: string) => `${nomeDoMes(mes).slice(0, 3)} ${mes.slice(2, 4)}`;

/** Whether a text is a month between 2020 and 2099. */
export const isMes = (text: string) => /^20[2-9]\d-(0[1-9]|1[0-2])$/.test(text);

/** The month of the sales that is offered on a day: before day 11 still the one before. */
export const mesOferecido = (hoje: string) => addMeses(mesDe(hoje), hoje.slice(8) < "11" ? -1 : 0);
