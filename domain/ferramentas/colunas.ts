/** What the tool reads of a report. A missing one of the first four stops it. */
export const OBRIGATORIAS = ["nome", "estoque", "custo", "vendido"] as const;
export const COLUNAS = [...OBRIGATORIAS, "codigo", "preco", "ultimaVenda", "validade"] as const;
export type Coluna = (typeof COLUNAS)[number];

/** The place of each column in a line. */
export type Colunas = Partial<Record<Coluna, number>>;

export const missingColunas = (colunas: Colunas) => OBRIGATORIAS.filter((coluna) => colunas[coluna] === undefined);
