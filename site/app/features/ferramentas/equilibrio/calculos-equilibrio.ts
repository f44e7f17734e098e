import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { fatoDe } from "@eden/domain/ferramentas/fatos/fato";
import { DECIMO_E_TERCO } from "@eden/domain/ferramentas/fatos/folha";
import { ANEXO_I } from "@eden/domain/ferramentas/fatos/simples";
import { formatTaxa, formatValor } from "@eden/domain/ferramentas/numero";
import { hasMonofasico } from "@eden/domain/ferramentas/simples";
import type { Calculo } from "~/features/ferramentas/como-calculamos.tsx";
import { type ContaFeita, DAS, decimoOf, TABELA } from "./conta-equilibrio.ts";

/** The formulas, with the owner's numbers where there is a result. */
export function calculosOf(feita: ContaFeita | null): Calculo[] {
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
      formula: "Contas do mês, mais o que você quer que sobre, ÷ o que sobra de cada venda, arredondado para cima.",
      conta:
        feita &&
        ok &&
        `${formatReais(feita.entrada.fixos + feita.entrada.lucro)} ÷ ${sobra} = ${formatReais(ok.mes)}, com todas as casas`,
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
    impostoOf(feita),
    ...(feita && decimoOf(feita.valores) > 0 ? [decimo(feita)] : []),
  ];
}

function impostoOf(feita: ContaFeita | null): Calculo {
  const titulo = "Imposto";
  const regime = feita?.valores.regime ?? DAS;
  if (regime === TABELA) return pelaTabela(feita);
  if (regime === DAS)
    return {
      titulo,
      formula: "Último DAS, mais as outras guias sobre a venda, ÷ as vendas do mesmo mês.",
      conta: feita && dasWords(feita),
      nota: "O DAS já traz o que o contador separa como monofásico e substituição. Parcelamento não é imposto da venda.",
      fonte: "Digitado por você.",
    };
  return {
    titulo,
    formula: "O percentual que você digitou, sobre tudo o que vende.",
    conta: feita && `${formatTaxa(feita.entrada.imposto)}%`,
    fonte: "Digitado por você.",
  };
}

function pelaTabela(feita: ContaFeita | null): Calculo {
  const { fato } = fatoDe(ANEXO_I, feita?.mes ?? "2027-01");
  return {
    titulo: "Imposto",
    formula: "Simples Nacional: (receita de 12 meses × alíquota da faixa − parcela a deduzir) ÷ receita de 12 meses.",
    conta: feita && simplesWords(feita),
    nota: "A parte de ICMS já paga antes sai da alíquota; a de PIS e Cofins, até as vendas de dezembro de 2026. Manipulação sob encomenda segue outro anexo e não está aqui.",
    fonte: `${fato.fonte}, tabela até ${fato.ate?.slice(0, 4)}.`,
  };
}

const decimo = ({ valores }: ContaFeita): Calculo => ({
  titulo: "Parte do 13º e das férias",
  formula:
    "(1/12 do 13º + 1/36 do terço de férias) com FGTS de 8% = 12% do bruto; sobre o campo, que já tem o FGTS, 1/9.",
  conta: `${formatReais(valores.fixo2 ?? 0)} ÷ 9 = ${formatReais(decimoOf(valores))}`,
  fonte: `${DECIMO_E_TERCO.fonte}.`,
});

function dasWords({ valores: { das, guias, vendasDoDas }, entrada }: ContaFeita): string {
  const pago = guias ? `(${formatReais(das ?? 0)} + ${formatReais(guias)})` : formatReais(das ?? 0);
  return `${pago} ÷ ${formatReais(vendasDoDas ?? 0)} = ${formatTaxa(entrada.imposto)}%`;
}

function sobraWords({ entrada: { margem, taxas, perdas, imposto } }: ContaFeita, sobra: string): string {
  return `${[margem, taxas, perdas, imposto].map((parte) => formatTaxa(parte, 4)).join(" − ")} = ${sobra}`;
}

function simplesWords({ simples, mes, valores: { rbt12, monofasico, st } }: ContaFeita): string | null {
  if (simples?.status !== "ok" || rbt12 === null) return null;
  const receita = formatValor(rbt12);
  const { faixa, nominal, deduzir, efetiva, comSegregacao } = simples;
  const conta =
    rbt12 === 0
      ? `${formatTaxa(nominal)}%, a alíquota da faixa ${faixa}`
      : `(${receita} × ${formatTaxa(nominal)}% − ${formatValor(deduzir)}) ÷ ${receita} = ${formatTaxa(efetiva, 4)}%`;
  const partes = [
    ...(monofasico && hasMonofasico(mes) ? [`${formatTaxa(monofasico)}% de PIS e Cofins`] : []),
    ...(st ? [`${formatTaxa(st)}% de ICMS`] : []),
  ];
  return partes.length > 0 ? `${conta}; com ${partes.join(" e ")} já pagos, ${formatTaxa(comSegregacao, 4)}%` : conta;
}
