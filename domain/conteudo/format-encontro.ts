import type { Valor } from "./formas.ts";

const MESES = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(" ");

/** "12 de março de 2027, às 9h30, Ribeirão Preto, SP"; null while there is no date. */
export function formatEncontro({ inicio, local }: Valor<"imersao">): string | null {
  if (!inicio || !local) return null;
  const [ano, mes, dia, hora, minuto] = inicio.split(/\D/).map(Number);
  const minutos = minuto ? String(minuto).padStart(2, "0") : "";
  return `${dia} de ${MESES[Number(mes) - 1]} de ${ano}, às ${hora}h${minutos}, ${local}`;
}
