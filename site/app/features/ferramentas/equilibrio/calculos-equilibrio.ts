import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { ANEXO_I } from "@eden/domain/ferramentas/fatos/simples";
import { formatTaxa, formatValor } from "@eden/domain/ferramentas/numero";
import type { Calculo } from "~/features/ferramentas/como-calculamos.tsx";
import type { ContaEquilibrio, ContaFeita } from "./conta-equilibrio.ts";

/** The formulas, with the owner's numbers where there is a result. */
export function calculosOf(conta: ContaEquilibrio, shares: Shares): Calculo[] {
  const feita = conta.status === "feita" ? conta : null;
  const ok = feita?.resultado.status === "ok" ? feita.resultado : null;
  const sobra = feita ? `${formatTaxa(feita.resultado.contribuicao, 4)}%` : "";
  return [
    {
      titulo: "De cada R$ 100 vendidos",
      formula: "Margem menos maquininhas, perdas e imposto. É o que sobra para pagar as contas fixas.",
      conta: feita && sobraWords(feita, sobra),
    },
    {
      titulo: "Vendas que pagam o mês",
      formula: "Contas do mês ÷ o que sobra de cada venda, arredondado para cima.",
      conta:
        feita && ok && `${formatReais(feita.entrada.fixos)} ÷ ${sobra} = ${formatReais(ok.mes)}, com todas as casas`,
    },
    {
      titulo: "Por dia aberto",
      formula: "Vendas que pagam o mês ÷ dias abertos.",
      conta: feita && ok && `${formatReais(ok.mes)} ÷ ${feita.entrada.dias} = ${formatReais(ok.dia)}`,
    },
    {
      titulo: "O que sobra ou falta",
      formula: "Vendas de hoje × o que sobra de cada venda − contas do mês.",
      conta:
        feita && ok?.hoje && feita.entrada.vendas
          ? `${formatReais(feita.entrada.vendas)} × ${sobra} − ${formatReais(feita.entrada.fixos)} = ${formatReais(ok.hoje.sobra)}`
          : null,
    },
    feita && !feita.simples
      ? {
          titulo: "Imposto",
          formula: "O percentual que você digitou, sobre tudo o que vende.",
          conta: `${formatTaxa(feita.entrada.imposto)}%`,
          fonte: "Digitado por você.",
        }
      : {
          titulo: "Imposto",
          formula:
            "Simples Nacional: (receita de 12 meses × alíquota da faixa − parcela a deduzir) ÷ receita de 12 meses.",
          conta: feita && simplesWords(feita, shares),
          nota: "A parte de PIS, Cofins e ICMS já paga antes sai da alíquota. Manipulação sob encomenda segue outro anexo e não está aqui.",
          fonte: `${ANEXO_I.fonte}, tabela até ${ANEXO_I.ate?.slice(0, 4)}.`,
        },
  ];
}

interface Shares {
  rbt12: number | null;
  monofasico: number | null;
  st: number | null;
}

function sobraWords({ entrada: { margem, taxas, perdas, imposto } }: ContaFeita, sobra: string): string {
  return `${[margem, taxas, perdas, imposto].map((parte) => formatTaxa(parte, 4)).join(" − ")} = ${sobra}`;
}

function simplesWords({ simples }: ContaFeita, { rbt12, monofasico, st }: Shares): string | null {
  if (!simples || !("efetiva" in simples) || rbt12 === null) return null;
  const receita = formatValor(rbt12);
  const { status, faixa, nominal, deduzir, efetiva, comSegregacao } = simples;
  const conta =
    rbt12 === 0
      ? `${formatTaxa(nominal)}%, a alíquota da faixa ${faixa}`
      : `(${receita} × ${formatTaxa(nominal)}% − ${formatValor(deduzir)}) ÷ ${receita} = ${formatTaxa(efetiva, 4)}%`;
  const menos =
    monofasico || st
      ? `; com ${formatTaxa(monofasico ?? 0)}% de PIS e Cofins e ${formatTaxa(st ?? 0)}% de ICMS já pagos, ${formatTaxa(comSegregacao, 4)}%`
      : "";
  return `${conta}${menos}${status === "sublimite" ? ". ICMS pago à parte, fora desta conta" : ""}`;
}
