import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { readCampos } from "@eden/domain/ferramentas/campos";
import { CONTAS_FIXAS, computeEquilibrio, EQUILIBRIO, FIXOS } from "@eden/domain/ferramentas/equilibrio";
import { changeEntrada, type Mudanca } from "@eden/domain/ferramentas/mudanca";
import { formatTaxa, round } from "@eden/domain/ferramentas/numero";
import { useState } from "react";
import { aulas, ferramentas, limite, setePerguntas } from "~/content/ferramentas.ts";
import type { Depois } from "~/features/ferramentas/definicao.ts";
import type { DadosDaFolha } from "~/features/ferramentas/folha.tsx";
import { Grafico } from "~/features/ferramentas/grafico.tsx";
import type { Passo } from "~/features/ferramentas/proximo-passo.tsx";
import { calculosOf } from "./calculos-equilibrio.ts";
import Canteiro from "./canteiro.tsx";
import { type ContaFeita, decimoOf } from "./conta-equilibrio.ts";
import { ESe, MUDANCAS } from "./e-se.tsx";
import { up } from "./leitura-equilibrio.ts";
import { Linhas, linhasRows } from "./linhas.tsx";

type Parte = Depois<Record<keyof typeof EQUILIBRIO.campos, string>, ContaFeita>;

export const Desenho: Parte["Desenho"] = ({ feita, conta }) => (
  <Canteiro
    dias={readCampos(EQUILIBRIO.campos, conta.digitado).valores.dias ?? 26}
    paga={feita?.resultado.status === "ok" ? (feita.resultado.hoje?.diaQuePaga ?? null) : null}
    isGrown={feita !== null}
  />
);

/** Two lines by open day, and six changes that can be drawn instead. */
export const Seguinte: Parte["Seguinte"] = ({ feita: { entrada, resultado }, acoes }) => {
  const [mudanca, setMudanca] = useState<Mudanca | null>(null);
  if (resultado.status !== "ok") return acoes;
  const shown = mudanca ? changeEntrada(entrada, mudanca) : entrada;
  const novo = computeEquilibrio(shown);
  const { vendas } = entrada;
  const mes = vendas && novo.status === "ok" ? { ...shown, ...novo, vendas } : null;
  return (
    <>
      {mes && (
        <Grafico
          titulo={mudanca ? `E se… ${MUDANCAS[mudanca].toLowerCase()}` : "Do primeiro ao último dia aberto"}
          texto={
            mes.hoje?.diaQuePaga
              ? `As vendas alcançam os custos no ${mes.hoje.diaQuePaga}º dia. Dali em diante, é seu.`
              : "As vendas não alcançam os custos neste mês."
          }
          desenho={(width) => <Linhas {...mes} width={width} id="linhas" />}
          tabela={{ colunas: ["Dia aberto", "Vendas", "Custos"], linhas: linhasRows(mes) }}
        />
      )}
      {acoes}
      <ESe entrada={entrada} dia={resultado.dia} shown={mudanca} onShow={setMudanca} />
    </>
  );
};

export const seis = ({ entrada, resultado }: ContaFeita) =>
  [
    entrada.vendas,
    entrada.margem,
    entrada.fixos,
    round(entrada.imposto),
    resultado.status === "ok" ? resultado.dia : null,
    resultado.status === "ok" ? (resultado.hoje?.sobra ?? null) : null,
  ] as const;

export const calculos: Parte["calculos"] = (feita) => calculosOf(feita);

export const notas = ["A conta vale para o mês inteiro com a margem média da loja, não para um produto.", limite];

export const folha: Parte["folha"] = (feita): DadosDaFolha => {
  const { entrada, resultado } = feita;
  return {
    titulo: "Quanto a farmácia precisa vender por dia?",
    entradas: [
      { titulo: "Contas do mês", linhas: contasOf(feita) },
      { titulo: "De cada R$ 100 vendidos", linhas: partesOf(feita) },
    ],
    grafico: resultado.status === "ok" && entrada.vendas && (
      <Linhas {...entrada} {...resultado} vendas={entrada.vendas} width={420} height={340} id="linhas-folha" />
    ),
  };
};

function contasOf({ valores, entrada }: ContaFeita): [string, string][] {
  const contas = FIXOS.flatMap((nome, index): [string, string][] => {
    const valor = valores[nome];
    const label = CONTAS_FIXAS[index] ?? `Outra conta ${index - CONTAS_FIXAS.length + 1}`;
    return valor === null ? [] : [[label, formatReais(valor)]];
  });
  const decimo = decimoOf(valores);
  if (decimo) contas.push(["Parte do 13º e das férias", formatReais(decimo)]);
  return [...contas, ["Soma", formatReais(entrada.fixos)]];
}

function partesOf({ entrada, resultado, simples }: ContaFeita): [string, string][] {
  const faixa = simples?.status === "ok" ? ` (Simples, faixa ${simples.faixa})` : "";
  const partes: [string, string][] = [
    ["Margem bruta", formatTaxa(entrada.margem)],
    ["Maquininhas", `− ${formatTaxa(entrada.taxas)}`],
    ["Perdas e vencidos", `− ${formatTaxa(entrada.perdas)}`],
    [`Imposto${faixa}`, `− ${formatTaxa(entrada.imposto)}`],
    ["Sobra para as contas", formatTaxa(resultado.contribuicao)],
    ["Dias abertos", String(entrada.dias)],
  ];
  if (entrada.vendas) partes.push(["Vendas do mês", formatReais(entrada.vendas)]);
  if (entrada.lucro) partes.push(["Quero que sobre", formatReais(entrada.lucro)]);
  return partes;
}

const FLUXO = { label: ferramentas.fluxo.nome, to: ferramentas.fluxo.path };
const ESTOQUE = { label: ferramentas.estoque.nome, to: ferramentas.estoque.path };

/** A shop that does not pay its month talks to a consultant; the others look at the rest. An example sends no message. */
export const passo: Parte["passo"] = (feita, { isExemplo }): Passo => {
  const mensagem = feita && !isExemplo ? mensagemOf(feita) : null;
  if (mensagem)
    return {
      titulo: (
        <>
          Um mês que não fecha tem <em>saída</em>
        </>
      ),
      texto: "Um consultor do grupo olha esses números com você. Você vê a mensagem antes de enviar.",
      botao: "Falar com um consultor",
      destino: { mensagem },
      quietos: [ESTOQUE, { label: "Sete perguntas sobre a loja", to: setePerguntas }],
    };
  return {
    titulo: (
      <>
        {feita && "O número está de pé. "}E o resto da <em>gestão</em>?
      </>
    ),
    texto:
      "Sete perguntas, uma por área. Você vê na hora a mais forte e a que pede cuidado. Sem CNPJ, e nada é guardado.",
    botao: "Responder às sete perguntas",
    destino: { to: setePerguntas },
    quietos: [FLUXO, aulas],
  };
};

/** Only figures of the result: no name and no CNPJ. Null where the month pays itself, or nobody knows yet. */
export function mensagemOf({ resultado, entrada }: ContaFeita): string | null {
  if (resultado.status === "sem-equilibrio")
    return "Olá! Usei a conta do ponto de equilíbrio: com a minha margem de hoje o mês não fecha. Quero conversar sobre a minha farmácia.";
  if (!entrada.vendas || !resultado.hoje || resultado.hoje.sobra >= entrada.lucro) return null;
  return `Olá! Usei a conta do ponto de equilíbrio: preciso vender ${up(resultado.dia)} por dia e hoje vendo ${up(entrada.vendas / entrada.dias)}. Quero conversar sobre a minha farmácia.`;
}
