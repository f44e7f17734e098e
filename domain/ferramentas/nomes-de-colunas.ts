import type { Coluna, Colunas } from "./colunas.ts";

const QUANTITY = String.raw`qtd\w*|qt|qte|quant\w*|unid\w*|un`;
const SOLD = String.raw`vend\w*|vd|vds|saidas?`;
const MONEY = String.raw`valor|vlr|vl|r|rs|preco|pr|p|total|liquid\w*|bruto|margem|lucro|fatur\w*|cmv|custo`;
/** Means, forecasts, shares, ranks and sales of another time are no units sold in the period. */
const NOT_SOLD = String.raw`medi[ao]s?|med|dem|demanda|diari\w*|previs\w*|prev|sugest\w*|sugerid\w*|meta|pct|part|particip\w*|acum\w*|anterior\w*|ult\w* (dt |data )?(de )?(venda|saida)|sem (venda|giro|saida)|perdid\w*|curva|classe|rank\w*|posicao|n|num\w*|cupo\w*|clientes?|ticket|estoque|est|saldo|unit\w*`;
const NOT_STOCK = String.raw`min\w*|max\w*|seg\w*|ideal|reserv\w*|bloq\w*|transito|anterior|inicial|entradas?|valor|vlr|vl|r|rs|custo|venda|vendas|preco|total r|pct|dias?|cobertura|curva|giro|local\w*|endereco|setor|tipo|data|dt|ult\w*|fiscal|sem|ponto|medio|part\w*|acum\w*|status|sit\w*`;
const NOT_NAME = String.raw`cod\w*|ean|gtin|barras|id|tipo|cliente|paciente|vendedor|usuario|medico|fornec\w*|fabric\w*|lab\w*|sub ?grupo|grupo|marca|secao|categoria|classe|depart\w*|linha|principio|ncm|unid\w*|situacao|filial|loja|empresa|curva|qtd\w*|quant\w*|preco|pr|custo|valor|estoque|un|data|dt|status`;

/** In this order: the first that fits takes the column. Names are without accents, points and capitals. */
const NOMES: [Coluna, RegExp][] = [
  ["validade", /^(?!.*\b(dias?|qtd\w*)\b).*\b(validade|vencimento|vencto|venc|dt val)\b/],
  ["ultimaVenda", /^(?!.*\b(qtd\w*|quant\w*|valor|vlr|vl|preco|dias)\b).*\bult\w* (dt |data )?(de )?(venda|saida)\b/],
  [
    "vendido",
    new RegExp(
      String.raw`^(?!.*\b(${NOT_SOLD})\b)(?!.*\b(valor|vlr|vl|r|rs|custo)\b)(?=.*\b(${QUANTITY})\b).*\b(${SOLD})\b|^(?!.*\b(${MONEY}|${NOT_SOLD})\b)(?!(vendas?|vd)$).*\b(vendas?|vendid[oa]s?|saidas?)\b`,
    ),
  ],
  [
    "estoque",
    new RegExp(
      String.raw`^(?!.*\b(${NOT_STOCK})\b).*\b(estoque|estoq|estq|saldo|est|disponivel|(qtd\w*|quant\w*) (atual|disp\w*))\b`,
    ),
  ],
  [
    "custo",
    /^(?!.*\b(total|estoque|vendas?|vendid\w*|mercadoria|pct|data|dt|margem|dias)\b).*\b(custo|(cmv|cst) (medio|unit\w*|rep\w*)|(preco|pr|p|vlr|vl|valor) (de )?(compra|custo))\b/,
  ],
  [
    "preco",
    /^(?!.*\b(total|compra|custo|estoque|entrada|fabrica|desc\w*|pct|data|dt|ult\w*)\b).*\b(preco|pvenda|(venda|vendas) unit\w*|(pr|p|vlr|vl|valor) (de )?venda|pmc)\b/,
  ],
  ["nome", nameOf("descricao|descr|desc (do )?prod\\w*")],
  ["nome", nameOf("produto|mercadoria|medicamento")],
  ["nome", nameOf("nome")],
  ["nome", nameOf("item")],
  [
    "codigo",
    /^(?!.*\b(ncm|cest|grupo|fornec\w*|fabric\w*|lab\w*|cliente|vendedor|filial|loja|secao|anvisa|ms)\b).*\b(codigo|cod|ean|gtin|barras|sku|id)\b/,
  ],
];

function nameOf(words: string): RegExp {
  return new RegExp(String.raw`^(?!.*\b(${NOT_NAME})\b).*\b(${words})\b`);
}

/** The columns that names say. A name alone over a column may stand under the name of a group: "Estoque" over "Custo". */
export function namedColunas(nomes: readonly string[], own: readonly string[] = nomes): Colunas {
  const colunas: Colunas = {};
  const take = (coluna: Coluna, isNamed: (nome: string, place: number) => boolean) => {
    const taken = Object.values(colunas);
    const place = nomes.findIndex((nome, at) => !taken.includes(at) && isNamed(nome, at));
    if (colunas[coluna] === undefined && place >= 0) colunas[coluna] = place;
  };
  for (const [coluna, pattern] of NOMES) take(coluna, (nome) => pattern.test(nome));
  take("custo", (nome, place) => nome !== own[place] && /^custo( medio)?$/.test(own[place] ?? ""));
  return colunas;
}

/** All columns that could be this one: one for each shop or each month. */
export const likeColunas = (nomes: readonly string[], coluna: "estoque" | "vendido"): number[] => {
  const patterns = NOMES.filter(([one]) => one === coluna).map(([, pattern]) => pattern);
  return nomes.flatMap((nome, place) => (patterns.some((pattern) => pattern.test(nome)) ? [place] : []));
};

export const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll("%", " pct ")
    .replaceAll("$", " r ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
