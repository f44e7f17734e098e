import { formatReais } from "@eden/domain/catalogo/dinheiro";
import type { Valores } from "@eden/domain/ferramentas/campos";
import { type CampoEquilibrio, CONTAS_FIXAS, FIXOS } from "@eden/domain/ferramentas/equilibrio";
import { formatTaxa } from "@eden/domain/ferramentas/numero";
import type { Calculo } from "~/features/ferramentas/como-calculamos.tsx";
import { Folha } from "~/features/ferramentas/folha.tsx";
import type { Leitura } from "~/features/ferramentas/resultado.tsx";
import type { ContaFeita } from "./conta-equilibrio.ts";
import { Linhas } from "./linhas.tsx";

interface EquilibrioFolhaProps {
  ferramenta: { nome: string; path: string };
  feita: ContaFeita;
  valores: Valores<CampoEquilibrio>;
  leitura: Leitura;
  calculos: readonly Calculo[];
  isExemplo: boolean;
}

export function EquilibrioFolha({ ferramenta, feita, valores, leitura, calculos, isExemplo }: EquilibrioFolhaProps) {
  const { entrada, resultado } = feita;
  return (
    <Folha
      ferramenta={ferramenta}
      titulo="Quanto a farmácia precisa vender por dia?"
      leitura={leitura}
      entradas={[
        { titulo: "Contas do mês", linhas: contasOf(valores, entrada.fixos) },
        { titulo: "De cada R$ 100 vendidos", linhas: partesOf(feita) },
      ]}
      calculos={calculos.filter(({ conta }) => conta)}
      isExemplo={isExemplo}
    >
      {resultado.status === "ok" && entrada.vendas && (
        <Linhas {...entrada} {...resultado} vendas={entrada.vendas} width={420} height={340} id="linhas-folha" />
      )}
    </Folha>
  );
}

function contasOf(valores: Valores<CampoEquilibrio>, fixos: number): [string, string][] {
  const contas = FIXOS.flatMap((nome, index): [string, string][] => {
    const valor = valores[nome];
    const label = CONTAS_FIXAS[index] ?? `Outra conta ${index - CONTAS_FIXAS.length + 1}`;
    return valor === null ? [] : [[label, formatReais(valor)]];
  });
  return [...contas, ["Soma", formatReais(fixos)]];
}

function partesOf({ entrada, resultado, simples }: ContaFeita): [string, string][] {
  const faixa = simples && "faixa" in simples ? ` (Simples, faixa ${simples.faixa})` : "";
  const partes: [string, string][] = [
    ["Margem bruta", formatTaxa(entrada.margem)],
    ["Maquininhas", `− ${formatTaxa(entrada.taxas)}`],
    ["Perdas e vencidos", `− ${formatTaxa(entrada.perdas)}`],
    [`Imposto${faixa}`, `− ${formatTaxa(entrada.imposto)}`],
    ["Sobra para as contas", formatTaxa(resultado.contribuicao)],
    ["Dias abertos", String(entrada.dias)],
  ];
  return entrada.vendas ? [...partes, ["Vendas do mês", formatReais(entrada.vendas)]] : partes;
}
