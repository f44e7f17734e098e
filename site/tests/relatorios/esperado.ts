import type { Coluna, Colunas } from "@eden/domain/ferramentas/colunas";
import type { TipoDePergunta } from "@eden/domain/ferramentas/pergunta";
import type { Motivo } from "../../app/clients/leitor/mensagens.ts";

/** What the reader must make of each report of this folder: read it, ask, or refuse it in words. The shop is invented. */
export type Esperado = { layout: string } & (
  | { lido: { colunas: Colunas; produtos: number; valor: number; custoVendido: number; periodo?: number } }
  | { pergunta: TipoDePergunta }
  | { pergunta: "falta"; falta: Coluna[] }
  | { recusa: Motivo }
);

export const ESPERADO: Record<string, Esperado> = {
  "01-ponto-e-virgula-utf8.csv": {
    layout: "; UTF-8 with mark, decimal comma",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "02-titulos-e-total-1252.csv": {
    layout: "Windows-1252, header on line 7, total at the end",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
      periodo: 90,
    },
  },
  "03-tabulado-utf16.txt": {
    layout: "tabs, UTF-16 little endian",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "04-virgula-com-aspas.csv": {
    layout: "commas, every cell quoted, decimal comma",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "05-virgula-decimal-ponto.csv": {
    layout: "commas, decimal point, names with underscore",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "06-barras-nas-pontas.txt": {
    layout: "| between cells and at both ends",
    lido: {
      colunas: {
        codigo: 1,
        nome: 2,
        estoque: 3,
        custo: 4,
        vendido: 5,
        preco: 6,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "07-sep-na-primeira-linha.csv": {
    layout: "hint sep=; for Excel",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "08-cp850.txt": {
    layout: "DOS code page 850, as systems in Clipper and Harbour write",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
      periodo: 90,
    },
  },
  "09-linhas-so-cr.csv": {
    layout: "line ends of one CR",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "10-ponto-e-virgula-no-nome.csv": {
    layout: "; inside quoted names",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "11-linhas-em-branco-no-fim.csv": {
    layout: "empty rows at the end",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "12-paginas-com-cabecalho-repetido.csv": {
    layout: "header and titles on each page",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
      periodo: 90,
    },
  },
  "13-subtotal-na-primeira-coluna.csv": {
    layout: "word Total in the first column, group in the name",
    lido: {
      colunas: {
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "14-itens-contados.csv": {
    layout: "count of items below each group, in the name column",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "15-grupo-acima-subtotal-abaixo.csv": {
    layout: "group line above, subtotal with the group's name below",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "16-total-na-ultima-coluna.csv": {
    layout: "the word TOTAL only beside the sum",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "17-resumo-no-fim.csv": {
    layout: "block of figures below the table",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "18-milhar-com-ponto.csv": {
    layout: "thousands by point in quantities, decimal comma in amounts",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 6787850,
      custoVendido: 6545900,
    },
  },
  "19-tres-decimais-virgula.csv": {
    layout: "quantities 120,000",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "20-tres-decimais-ponto.csv": {
    layout: "quantities 120.000 as decimals, costs 2.35: one sign in the file",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "21-zeros-so-numa-coluna.csv": {
    layout: "three decimals everywhere; only the zero of the stock proves the point",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 637625,
      custoVendido: 655570,
    },
  },
  "22-quatro-decimais.csv": {
    layout: "four decimals with comma",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "23-tudo-ambiguo.csv": {
    layout: "every number has a point and three digits: only the owner knows",
    pergunta: "decimal",
  },
  "24-virgula-sem-aspas.csv": {
    layout: "commas between cells and in numbers, no quotes",
    recusa: "celulas-a-mais",
  },
  "25-virgula-sem-aspas-so-custo.csv": {
    layout: "the same, cents fall behind the last column",
    recusa: "celulas-a-mais",
  },
  "26-espaco-de-milhar.csv": {
    layout: "thousands by (no-break) space",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 6787850,
      custoVendido: 6545900,
    },
  },
  "27-custo-e-venda-sao-precos.csv": {
    layout: "Custo;Venda are two prices, no units sold",
    pergunta: "falta",
    falta: ["vendido"],
  },
  "28-custo-venda-saida.csv": {
    layout: "Venda is the price, Saída the units",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        preco: 4,
        vendido: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "29-custo-e-venda-inteira.csv": {
    layout: "Vendas in whole units",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "30-venda-com-precos-redondos.csv": {
    layout: "Venda with whole prices: price or units?",
    pergunta: "venda",
  },
  "31-compra-venda.csv": {
    layout: "Compra and Venda are prices",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        preco: 4,
        vendido: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
      periodo: 90,
    },
  },
  "32-vl-custo-vl-venda.csv": {
    layout: "abbreviated names",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        preco: 4,
        vendido: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "33-giro-em-dias.csv": {
    layout: "Giro in days before the units sold",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
      periodo: 90,
    },
  },
  "34-minimo-maximo-atual.csv": {
    layout: "minimum and maximum before the stock",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 4,
        custo: 5,
        vendido: 6,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "35-custo-total-ao-lado.csv": {
    layout: "total and unit cost named",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 4,
        vendido: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "36-custo-e-total-sem-nome.csv": {
    layout: "column Custo is stock × cost",
    pergunta: "custo-acima-do-preco",
  },
  "37-so-valor-do-estoque.csv": {
    layout: "only the value of the whole stock",
    pergunta: "falta",
    falta: ["custo"],
  },
  "38-dois-estoques.csv": {
    layout: "a stock column for each shop",
    pergunta: "dois-estoques",
  },
  "39-meses-em-colunas.csv": {
    layout: "a month in each column",
    pergunta: "falta",
    falta: ["vendido"],
  },
  "40-media-mensal.csv": {
    layout: "mean of a month instead of units sold",
    pergunta: "falta",
    falta: ["vendido"],
  },
  "41-cabecalho-em-duas-linhas.csv": {
    layout: "names over two lines",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "42-cabecalho-com-grupos.csv": {
    layout: "group names above, the same word below twice",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "43-titulos-deslocados.csv": {
    layout: "one title cell too many: the cells stand one to the left",
    pergunta: "deslocado",
  },
  "44-vendas-por-cliente.csv": {
    layout: "sales by client, without stock; names of people are no products",
    pergunta: "falta",
    falta: ["estoque", "custo", "vendido"],
  },
  "45-so-produto-e-qtd.csv": {
    layout: "two columns: say which ones are missing",
    pergunta: "falta",
    falta: ["estoque", "custo", "vendido"],
  },
  "46-sem-cabecalho.csv": {
    layout: "no header at all",
    recusa: "sem-cabecalho",
  },
  "47-lotes-venda-repetida.csv": {
    layout: "three lots of one code, sales of the product on each row",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        validade: 3,
        estoque: 4,
        custo: 5,
        vendido: 6,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "48-lotes-venda-por-lote.csv": {
    layout: "three lots of one code, sales of each lot",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        validade: 3,
        estoque: 4,
        custo: 5,
        vendido: 6,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "49-lotes-sem-codigo.csv": {
    layout: "lots without a code: the same name and cost",
    lido: {
      colunas: {
        nome: 0,
        validade: 2,
        estoque: 3,
        custo: 4,
        vendido: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "50-duas-filiais.csv": {
    layout: "one row a shop and code",
    lido: {
      colunas: {
        codigo: 1,
        nome: 2,
        estoque: 3,
        custo: 4,
        vendido: 5,
        preco: 6,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 672028,
    },
  },
  "51-mesmo-nome-codigos-diferentes.csv": {
    layout: "one name, eight codes: eight products",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "52-codigo-cientifico.csv": {
    layout: "codes ruined by Excel are all the same: eight products",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "53-codigo-vazio.csv": {
    layout: "column of codes, all empty",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "54-unidade-na-celula.csv": {
    layout: "12 UN",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "55-real-na-celula.csv": {
    layout: "R$ 2,35",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "56-real-negativo.csv": {
    layout: "R$ -9,80: a wrong cost counts as none, not as 9,80",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 637625,
      custoVendido: 654590,
    },
  },
  "57-debito-e-credito.csv": {
    layout: "1.234,50 D",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "58-apostrofo.csv": {
    layout: "'12, guarded as text",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "59-cientifico.csv": {
    layout: "3,4E+02",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "60-menos-tipografico.csv": {
    layout: "−5 with the typographic minus",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 637625,
      custoVendido: 654590,
    },
  },
  "61-negativos-de-tres-modos.csv": {
    layout: "-2, (3), 5-",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 505025,
      custoVendido: 654590,
    },
  },
  "62-traco-e-vazio.csv": {
    layout: "a dash for nothing",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "63-quebra-em-uma-celula.csv": {
    layout: "a line break inside one quoted name",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "64-quebra-em-todas.csv": {
    layout: "a line break and commas inside a cell of every row",
    lido: {
      colunas: {
        nome: 0,
        estoque: 2,
        custo: 3,
        vendido: 4,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "65-nomes-de-total.csv": {
    layout: "products whose name begins with Total",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "66-venda-parada-de-verdade.csv": {
    layout: "stock would last over 1.000 days",
    pergunta: "dura-demais",
  },
  "67-vendas-de-um-ano-como-30-dias.csv": {
    layout: "stock would last under 5 days",
    pergunta: "dura-pouco",
  },
  "68-um-item-vale-metade.csv": {
    layout: "one of 24 products over half of the money",
    pergunta: "um-item",
  },
  "69-planilha.xlsx": {
    layout: "one sheet, numbers as numbers",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "70-planilha-com-titulo-mesclado.xlsx": {
    layout: "merged titles above",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
      periodo: 90,
    },
  },
  "71-planilha-numeros-como-texto.xlsx": {
    layout: "numbers as texts with decimal comma",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "72-planilha-texto-com-ponto.xlsx": {
    layout: "numbers as texts with decimal point",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "73-planilha-misturada.xlsx": {
    layout: "numbers, and costs as texts",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "74-planilha-capa-primeiro.xlsx": {
    layout: "cover sheet first",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "75-planilha-duas-lojas.xlsx": {
    layout: "a sheet for each shop",
    pergunta: "planilha",
  },
  "76-planilha-com-nome-xls.xls": {
    layout: "XLSX named .xls",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "77-csv-com-nome-xls.xls": {
    layout: "tabs named .xls",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "78-html-com-nome-xls.xls": {
    layout: "HTML table named .xls",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "79-html-sem-fechar-1252.xls": {
    layout: "HTML without closing tags, Windows-1252",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "80-xml-2003.xls": {
    layout: "spreadsheet XML 2003",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "81-xml-2003-com-indice.xls": {
    layout: "the same with prefixes and skipped cells",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
        preco: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "82-excel-97.xls": {
    layout: "old Excel",
    recusa: "excel-antigo",
  },
  "83-excel-com-senha.xlsx": {
    layout: "encrypted",
    recusa: "com-senha",
  },
  "84-pdf.pdf": {
    layout: "PDF",
    recusa: "foto-ou-pdf",
  },
  "85-foto.jpg": {
    layout: "photo",
    recusa: "foto-ou-pdf",
  },
  "86-vazio.csv": {
    layout: "empty",
    recusa: "vazio",
  },
  "87-so-cabecalho.csv": {
    layout: "header without a row",
    recusa: "sem-produtos",
  },
  "88-compactado.zip": {
    layout: "ZIP with a CSV",
    recusa: "compactado",
  },
  "89-libreoffice.ods": {
    layout: "LibreOffice",
    recusa: "libreoffice",
  },
  "90-largura-fixa.txt": {
    layout: "aligned by spaces",
    recusa: "largura-fixa",
  },
  "91-pagina-da-internet.html": {
    layout: "the login page of the system, saved as the report",
    recusa: "pagina",
  },
  "92-curva-abc-qtd-vd.csv": {
    layout: "ABC curve: units and money sold, mean cost with four decimals, balance with three",
    lido: {
      colunas: {
        codigo: 1,
        nome: 2,
        vendido: 5,
        custo: 7,
        estoque: 11,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
      periodo: 90,
    },
  },
  "93-posicao-com-totais.csv": {
    layout: "unit and total columns, a total that no word names",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        preco: 4,
        vendido: 7,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
      periodo: 90,
    },
  },
  "94-demanda-e-dias-de-estoque.csv": {
    layout: "demand a day instead of units sold",
    pergunta: "falta",
    falta: ["vendido"],
  },
  "95-analise-de-excessos.csv": {
    layout: "excess by a mean, without units sold",
    pergunta: "falta",
    falta: ["vendido"],
  },
  "96-maiusculas-com-ultima-compra.csv": {
    layout: "capitals, R$ in cells, last purchase and last sale",
    lido: {
      colunas: {
        nome: 0,
        codigo: 1,
        estoque: 2,
        custo: 3,
        preco: 4,
        vendido: 5,
        ultimaVenda: 7,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "97-dos-com-barras.txt": {
    layout: "DOS, abbreviations with points and pipes",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 3,
        custo: 4,
        vendido: 5,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "98-vd-qtd-vd-valor.csv": {
    layout: "Vd. Qtd beside Vd. Valor",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 4,
        custo: 5,
        preco: 6,
        vendido: 7,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "99-planilha-saldo-e-saidas.xlsx": {
    layout: "movements: what came in, went out and is left",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        vendido: 4,
        estoque: 5,
        custo: 6,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
      periodo: 90,
    },
  },
  "100-demanda-do-mes.csv": {
    layout: "demand of a month and a turnover in fractions",
    pergunta: "falta",
    falta: ["vendido"],
  },
  "101-meses-e-total-vendido.csv": {
    layout: "months side by side with their total, which may be money",
    pergunta: "falta",
    falta: ["vendido"],
  },
  "102-uma-linha-por-mes.csv": {
    layout: "a row a month: the stock is repeated, the sales are not",
    pergunta: "repetidos",
  },
  "103-subtotal-sem-nome.csv": {
    layout: "the sum of each group under its name alone, one of them of a single product",
    lido: {
      colunas: { codigo: 0, nome: 1, estoque: 2, custo: 3, vendido: 4 },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "104-lotes-com-nome-so-na-primeira.csv": {
    layout: "merged cells: the second lot has no name",
    pergunta: "nao-lidas",
  },
  "105-custo-em-centavos.csv": {
    layout: "costs in cents, no decimal sign",
    pergunta: "centavos",
  },
  "106-html-com-grupos-e-acentos.xls": {
    layout: "HTML: titles in a table of their own, cells over columns and rows, entities",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
      periodo: 90,
    },
  },
  "107-vendas-de-cada-loja.csv": {
    layout: "sales of each shop side by side",
    pergunta: "duas-vendas",
  },
  "108-custo-total-sem-preco.csv": {
    layout: "Custo is stock × cost, and no price beside it gives it away",
    pergunta: "custo-do-estoque",
  },
  "109-valor-unitario.csv": {
    layout: "Qtde and Valor unitário may be of anything",
    pergunta: "falta",
    falta: ["estoque", "custo"],
  },
  "110-saidas-com-menos.csv": {
    layout: "what went out has a minus",
    pergunta: "vendas-negativas",
  },
  "111-aspas-no-nome.csv": {
    layout: "a name that begins with a quote",
    lido: {
      colunas: {
        codigo: 0,
        nome: 1,
        estoque: 2,
        custo: 3,
        vendido: 4,
      },
      produtos: 8,
      valor: 678785,
      custoVendido: 654590,
    },
  },
  "112-separador-no-nome.csv": {
    layout: "; inside a name without quotes",
    recusa: "celulas-cortadas",
  },
  "113-duas-tabelas.csv": {
    layout: "a second table with other columns",
    recusa: "duas-tabelas",
  },
  "114-erros-de-formula.csv": {
    layout: "#N/D of a formula in some costs",
    pergunta: "nao-lidas",
  },
  "115-vendas-em-dinheiro.csv": {
    layout: "sales in money under a name that says units",
    pergunta: "unidades",
  },
  "116-caixas-e-unidades.csv": {
    layout: "stock in boxes, sales in units",
    pergunta: "nao-lidas",
  },
};
