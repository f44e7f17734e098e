import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { DAS, DECIMO, FERIADOS, FGTS, SALARIO } from "@eden/domain/ferramentas/fatos/folha";
import { type Fluxo, fgtsOf } from "@eden/domain/ferramentas/fluxo";
import type { Calculo } from "~/features/ferramentas/como-calculamos.tsx";

/** The formulas, with the owner's numbers where there is a result. */
export function calculosOf(fluxo: Fluxo | null, bruto: number): Calculo[] {
  const week = fluxo && (fluxo.primeiraNegativa ?? fluxo.semanas[0]);
  return [
    {
      titulo: "Saldo da semana",
      formula: "Saldo anterior + entradas − saídas, dia a dia: a semana pode fechar bem e faltar na quarta.",
      conta: week
        ? `${formatReais(week.abre)} + ${formatReais(week.entradas)} − ${formatReais(week.saidas)} = ${formatReais(week.fecha)}`
        : null,
    },
    {
      titulo: "13º salário",
      formula: "Metade dos salários brutos até 30 de novembro, metade até 20 de dezembro. Sem banco, paga antes.",
      conta: bruto > 0 ? `${formatReais(bruto)} ÷ 2 = ${formatReais(Math.floor(bruto / 2))} em cada parcela` : null,
      nota: "INSS e imposto de renda retidos também saem do caixa: a conta é pelo bruto.",
      fonte: `${DECIMO.fonte}.`,
    },
    {
      titulo: "FGTS",
      formula: "8% dos salários brutos e de cada parcela do 13º, no dia 20 do mês seguinte. Sem banco, paga antes.",
      conta: bruto > 0 ? `8% de ${formatReais(bruto)} = ${formatReais(fgtsOf(bruto))}` : null,
      nota: "20 de novembro é feriado.",
      fonte: `${FGTS.fonte}. ${FERIADOS.fonte}.`,
    },
    {
      titulo: "Salários",
      formula: "No 5º dia útil do mês: sábado conta, domingo e feriado nacional não. Sem banco, paga antes.",
      conta: bruto > 0 ? `${formatReais(bruto)} no 5º dia útil de cada mês` : null,
      nota: "Feriado da cidade pode levar o dia para depois; aqui ele nunca sai tarde.",
      fonte: `${SALARIO.fonte}.`,
    },
    {
      titulo: "DAS do Simples",
      formula: "No dia 20; sem banco, no próximo dia com banco.",
      conta: null,
      fonte: `${DAS.fonte}.`,
    },
  ];
}
