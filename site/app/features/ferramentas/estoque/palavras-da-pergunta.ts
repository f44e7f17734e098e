import { formatReaisShort } from "@eden/domain/catalogo/dinheiro";
import type { Pergunta } from "@eden/domain/ferramentas/pergunta";
import { count, diasWords } from "./leitura-estoque.ts";

export interface Opcao {
  label: string;
  /** Sent to the reader; without it the owner goes back to the columns. */
  resposta?: string;
}

export interface Palavras {
  titulo: string;
  texto: string;
  /** The first is the likely one. */
  opcoes: Opcao[];
}

const COLUNA: Opcao = { label: "Trocar a coluna" };
const CERTO: Opcao = { label: "Está certo", resposta: "certo" };

type Words = { [Tipo in Pergunta["tipo"]]: (pergunta: Extract<Pergunta, { tipo: Tipo }>, periodo: number) => Palavras };

const custo = (titulo: string, texto: string): Palavras => ({
  titulo,
  texto: `${texto}Esse custo é de **uma unidade** ou do **estoque todo**?`,
  opcoes: [
    { label: "Do estoque todo: dividir", resposta: "dividir" },
    { label: "De uma unidade", resposta: "certo" },
    COLUNA,
  ],
});

const varias = (titulos: readonly [number, string][], titulo: string): Palavras => ({
  titulo: `Há ${titulos.length} colunas de ${titulo}`,
  texto: "Somar todas ou usar uma só?",
  opcoes: [
    { label: "Somar todas", resposta: "somar" },
    ...titulos.map(([place, nome]) => ({ label: `Só ${nome}`, resposta: String(place) })),
  ],
});

const dura = (titulo: string, periodo: number): Palavras => ({
  titulo,
  texto: `As vendas são mesmo de **${count(periodo, "dia")}**, e em unidades?`,
  opcoes: [{ label: "Trocar os dias" }, COLUNA, CERTO],
});

const WORDS: Words = {
  planilha: ({ nomes }) => ({
    titulo: "Qual planilha?",
    texto: `O arquivo tem ${nomes.length} planilhas com produtos. A conta lê uma de cada vez.`,
    opcoes: nomes.map((nome, place) => ({ label: nome, resposta: String(place) })),
  }),
  deslocado: ({ separados, juntos }) => ({
    titulo: "Os títulos não batem com as linhas",
    texto: `Há um título vazio e as linhas são mais curtas. O primeiro produto pode ser **1.** ${juntos} ou **2.** ${separados}.`,
    opcoes: [
      { label: "É a leitura 1", resposta: "juntos" },
      { label: "É a leitura 2", resposta: "separados" },
    ],
  }),
  venda: ({ titulo, isGiro }) =>
    isGiro
      ? {
          titulo: `“${titulo}” é quantas unidades saíram?`,
          texto: "Em alguns sistemas o giro vem em dias ou em vezes.",
          opcoes: [
            { label: "Sim, unidades", resposta: "unidades" },
            { label: "Não", resposta: "nada" },
          ],
        }
      : {
          titulo: `“${titulo}” é o preço ou quantas saíram?`,
          texto: "São números inteiros, e o título não diz.",
          opcoes: [
            { label: "Quantas saíram", resposta: "unidades" },
            { label: "É o preço", resposta: "preco" },
            { label: "Nenhum dos dois", resposta: "nada" },
          ],
        },
  "dois-estoques": ({ titulos }) => varias(titulos, "estoque"),
  "duas-vendas": ({ titulos }) => varias(titulos, "venda"),
  decimal: ({ exemplo }) => decimalWords(exemplo),
  unidades: ({ titulo, exemplo }) => ({
    titulo: `“${titulo}” é dinheiro ou unidades?`,
    texto: `Há números como **${exemplo}**. A conta precisa de unidades.`,
    opcoes: [{ label: "É dinheiro: trocar a coluna" }, { label: "São unidades", resposta: "certo" }],
  }),
  repetidos: ({ nome, linhas, alvo }) => ({
    titulo: `${nome} aparece em ${linhas} linhas`,
    ...REPETIDOS[alvo],
  }),
  "sem-codigo": ({ linhas, exemplo }) => ({
    titulo: linhas === 1 ? "Uma linha não tem código" : `${linhas} linhas não têm código`,
    texto: `Como “${exemplo}”, e pesam mais que os produtos. São somas de um grupo?`,
    opcoes: [
      { label: "São somas: deixar de fora", resposta: "tirar" },
      { label: "São produtos", resposta: "certo" },
    ],
  }),
  totais: ({ linhas, exemplo }) => ({
    titulo: linhas === 1 ? "Uma linha diz “total”" : `${linhas} linhas dizem “total”`,
    texto: `Em outra coluna que o nome, como em “${exemplo}”. São somas ou produtos?`,
    opcoes: [
      { label: "São somas: deixar de fora", resposta: "tirar" },
      { label: "São produtos", resposta: "certo" },
    ],
  }),
  "nao-lidas": ({ linhas, de, exemplo }) => ({
    titulo: `Não lemos ${linhas} de ${de} linhas`,
    texto: `Nelas há um número que não entendemos, como em “${exemplo}”.`,
    opcoes: [COLUNA, { label: "Continuar sem elas", resposta: "certo" }],
  }),
  "custo-acima-do-preco": ({ produtos, de }) => custo(`Em ${produtos} de ${de} produtos o custo passa do preço`, ""),
  "custo-do-estoque": () => custo("O custo parece ser do estoque todo", "Ele acompanha o estoque de cada produto. "),
  centavos: ({ centavos }) => ({
    titulo: "O custo está em centavos?",
    texto: `Nenhum custo tem vírgula, e o do meio é **${formatReaisShort(centavos)}**.`,
    opcoes: [
      { label: "Está em centavos", resposta: "centavos" },
      { label: "Está em reais", resposta: "certo" },
      COLUNA,
    ],
  }),
  "sem-custo": ({ produtos, de }) => ({
    titulo: `Em ${produtos} de ${de} produtos falta o custo`,
    texto: "Sem custo não há dinheiro parado para contar.",
    opcoes: [COLUNA, { label: "Continuar assim", resposta: "certo" }],
  }),
  "vendas-negativas": () => ({
    titulo: "As vendas vêm com sinal de menos",
    texto: "São as saídas do período?",
    opcoes: [{ label: "São as vendas", resposta: "certo" }, COLUNA],
  }),
  "um-item": ({ nome, valor }) => ({
    titulo: `${nome} vale sozinho ${formatReaisShort(valor)}`,
    texto: "É mais da metade do estoque. Confere?",
    opcoes: [COLUNA, CERTO],
  }),
  "dura-pouco": ({ dias }, periodo) => dura(`O estoque todo duraria ${diasWords(dias ?? 0)}`, periodo),
  "dura-demais": ({ dias }, periodo) =>
    dura(dias === null ? "Nenhum produto tem venda" : `O estoque todo duraria ${diasWords(dias)}`, periodo),
};

const REPETIDOS: Record<Extract<Pergunta, { tipo: "repetidos" }>["alvo"], Omit<Palavras, "titulo">> = {
  vendas: {
    texto: "A venda é igual em todas. É uma só, repetida?",
    opcoes: [
      { label: "É uma só", resposta: "vendas" },
      { label: "Somar as vendas", resposta: "somar" },
    ],
  },
  estoque: {
    texto: "O estoque é igual em todas. É um só, repetido?",
    opcoes: [
      { label: "É um só", resposta: "estoque" },
      { label: "Somar o estoque", resposta: "somar" },
    ],
  },
  ambos: {
    texto: "Estoque e venda são iguais em todas. O que se repete?",
    opcoes: [
      { label: "Tudo: contar uma vez", resposta: "tudo" },
      { label: "Só a venda: somar o estoque", resposta: "vendas" },
      { label: "Nada: somar tudo", resposta: "somar" },
    ],
  },
};

/** "120.000": the sign before three digits. */
function decimalWords(exemplo: string): Palavras {
  const [, whole = "", sign = "", rest = ""] = /(\d{1,3})([.,])(\d{3})/.exec(exemplo) ?? [];
  const isRound = rest === "000";
  const [menor, maior] = isRound ? [whole, `${whole} mil`] : [`${whole},${rest}`, `${whole} mil e ${Number(rest)}`];
  return {
    titulo: `“${exemplo}” é ${menor} ou ${maior}?`,
    texto: "Nenhum número do arquivo mostra onde começam os decimais.",
    opcoes: [
      { label: `É ${menor}`, resposta: sign },
      { label: `É ${maior}`, resposta: sign === "." ? "," : "." },
    ],
  };
}

export const wordsOf = <Tipo extends Pergunta["tipo"]>(
  pergunta: Extract<Pergunta, { tipo: Tipo }>,
  periodo: number,
): Palavras => WORDS[pergunta.tipo as Tipo](pergunta, periodo);
