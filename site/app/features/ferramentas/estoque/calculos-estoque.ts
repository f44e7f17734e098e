import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { formatQuantidade } from "@eden/domain/ferramentas/celulas";
import type { Alvos } from "@eden/domain/ferramentas/estoque";
import { formatTaxa, formatValor } from "@eden/domain/ferramentas/numero";
import type { Resumo, Sugestao } from "@eden/domain/ferramentas/sugestoes";
import type { Calculo } from "~/features/ferramentas/como-calculamos.tsx";
import { diasWords } from "./leitura-estoque.ts";

/** The formulas, with the owner's numbers where there is a result. */
export function calculosOf(resumo: Resumo | null): Calculo[] {
  return [
    {
      titulo: "Dinheiro parado",
      formula: "O que ninguém comprou no período, mais o que passa do alvo da classe, tudo a custo.",
      conta:
        resumo &&
        `${formatValor(resumo.semVenda.parado)} sem venda + ${formatValor(resumo.excesso.parado)} acima do alvo = ${formatReais(resumo.parado)}`,
    },
    {
      titulo: "O que passa do alvo",
      formula: "Estoque − venda por dia × alvo da classe, arredondado para baixo. Vezes o custo.",
      conta: resumo && excessoWords(resumo),
    },
    {
      titulo: "Classe",
      formula: "Do que mais vende para o que menos vende: A até somar 80% das vendas, B até 95%, C o resto.",
      conta: resumo && classesWords(resumo),
      nota: "Em valor: quantidade vendida × preço, ou × custo quando o relatório não tem preço.",
    },
    {
      titulo: "Quanto o estoque dura",
      formula: "Estoque a custo × dias do período ÷ custo do que foi vendido.",
      conta:
        resumo && resumo.cobertura !== null
          ? `${formatValor(resumo.valor)} × ${resumo.periodo} ÷ ${formatValor(resumo.custoVendido)} = ${diasWords(resumo.cobertura)}`
          : null,
    },
    {
      titulo: "Em falta",
      formula: "Saldo zero ou menos, com venda no período, nas classes A e B.",
      conta: resumo && `${resumo.emFalta.produtos} de ${resumo.faltas} em falta`,
    },
  ].map(({ conta, ...calculo }) => ({ ...calculo, conta: conta ?? null }));
}

/** The first suggestion above its target, with its own numbers. */
function excessoWords({ sugestoes, periodo, alvos }: Resumo): string | null {
  const found = sugestoes.find(({ classe, vendido }) => classe && vendido > 0);
  if (!found) return null;
  const { nome, estoque, vendido, classe, excesso, custo, parado } = found as Sugestao & { classe: keyof Alvos };
  return `${nome.slice(0, 40)}: ${formatQuantidade(estoque)} − ${formatQuantidade(vendido)} ÷ ${periodo} × ${alvos[classe]} = ${formatQuantidade(excesso)}, × ${formatValor(custo)} = ${formatReais(parado)}`;
}

function classesWords({ prateleiras }: Resumo): string | null {
  const { A, B, C } = prateleiras;
  const total = A.giro + B.giro + C.giro;
  if (total === 0) return null;
  const share = ({ giro }: { giro: number }) => `${formatTaxa((giro / total) * 10_000, 1)}%`;
  return `A vende ${share(A)}, B ${share(B)}, C ${share(C)}`;
}
