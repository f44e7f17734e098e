import { diaOf } from "@eden/domain/dia";

const NOMES = new Intl.DateTimeFormat("pt-BR", { timeZone: "UTC", month: "long" });

/** "novembro", and with the year where it is another than now: "janeiro de 2027". */
export function nomeDoMes(mes: string, now: number): string {
  const nome = NOMES.format(new Date(`${mes}T12:00:00Z`));
  const ano = mes.slice(0, 4);
  return ano === diaOf(now).slice(0, 4) ? nome : `${nome} de ${ano}`;
}

/** This month in São Paulo and the next ones, as first days. */
export function proximosMeses(now: number, quantos: number): string[] {
  const [ano = 0, mes = 1] = diaOf(now).split("-").map(Number);
  return Array.from({ length: quantos }, (_, index) =>
    new Date(Date.UTC(ano, mes - 1 + index, 1)).toISOString().slice(0, 10),
  );
}
