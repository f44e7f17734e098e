/** What the tool reads of a report. A missing one of the first four stops it. */
export const OBRIGATORIAS = ["nome", "estoque", "custo", "vendido"] as const;
export const COLUNAS = [...OBRIGATORIAS, "codigo", "preco", "ultimaVenda", "validade"] as const;
export type Coluna = (typeof COLUNAS)[number];

/** The place of each column in a line. */
export type Colunas = Partial<Record<Coluna, number>>;

export interface Cabecalho {
  /** Its line in the report, from 0. */
  linha: number;
  colunas: Colunas;
}

const MONEY = String.raw`valor|vlr|vl|r|rs|preco|pr|p|total|liquid\w*|bruto|margem|lucro|media`;

/** In this order: the first that fits takes the column. Names are without accents, points and capitals. */
const NOMES: [Coluna, RegExp][] = [
  ["validade", /\b(validade|vencimento|vencto|venc|dt val)\b/],
  ["ultimaVenda", /\bult\w* (dt |data )?(venda|saida)\b/],
  [
    "vendido",
    new RegExp(
      String.raw`\b(qtd\w*|quant\w*|unid\w*)\b.*\b(vend\w*|saida\w*)|^(?!.*\b(${MONEY})\b).*\b(vendas?|vendid[oa]s?|saidas?|giro)\b`,
    ),
  ],
  [
    "estoque",
    /^(?!.*\b(min\w*|max\w*|valor|vlr|vl|custo|ideal|total r)\b).*\b(estoque|saldo|est atual|est|disponivel)\b/,
  ],
  ["custo", /^(?!.*\b(total|estoque)\b).*\b(custo|cmv|(preco|pr) (de )?compra)\b/],
  ["preco", /^(?!.*\b(total|compra|custo|estoque)\b).*\b(preco|pvenda|(pr|p|vlr|vl|valor) (de )?venda|pmc)\b/],
  [
    "nome",
    /^(?!.*\b(cod\w*|ean|gtin|barras|id|tipo|cliente|paciente|vendedor|usuario|medico|fornec\w*|fabric\w*|lab\w*|grupo|marca)\b).*\b(descricao|produto|nome|mercadoria|item)\b/,
  ],
  ["codigo", /\b(codigo|cod|ean|gtin|barras|sku|id)\b/],
];

/** The header is among the first lines: titles of the report may stand above it. */
const FIRST_LINES = 30;

/** The line that names most columns; null if none names two. */
export function findCabecalho(rows: readonly string[][]): Cabecalho | null {
  let best: Cabecalho | null = null;
  let most = 1;
  for (const [linha, row] of rows.slice(0, FIRST_LINES).entries()) {
    const colunas = namedColunas(row);
    const named = Object.keys(colunas).length;
    if (named > most) {
      best = { linha, colunas };
      most = named;
    }
  }
  return best;
}

function namedColunas(row: readonly string[]): Colunas {
  const names = row.map(plain);
  const colunas: Colunas = {};
  const taken = new Set<number>();
  for (const [coluna, pattern] of NOMES) {
    const index = names.findIndex((name, place) => !taken.has(place) && pattern.test(name));
    if (index < 0) continue;
    colunas[coluna] = index;
    taken.add(index);
  }
  return colunas;
}

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

export const missingColunas = (colunas: Colunas) => OBRIGATORIAS.filter((coluna) => colunas[coluna] === undefined);
