/** The seven areas of the diagnostic, in the order of the questionnaire. */
export const AREAS = {
  financas: { nome: "Finanças", freio: "não enxergar para onde vai o dinheiro" },
  compras_estoque: { nome: "Compras e estoque", freio: "deixar faltar produto" },
  vendas_preco: { nome: "Vendas e preço", freio: "vender sem critério de preço e mix" },
  pessoas: { nome: "Pessoas", freio: "ter a equipe sem uma direção comum" },
  cliente_marketing: { nome: "Cliente e marketing", freio: "conhecer pouco o cliente" },
  digital: { nome: "Digital", freio: "vender só no balcão" },
  estrategia_conformidade: { nome: "Estratégia e conformidade", freio: "trabalhar sem plano e sem as licenças em dia" },
} as const satisfies Record<
  string,
  { nome: string /** What holds the store back while the area is weak. */; freio: string }
>;

/** Number of questions of the active version, for prerendered pages; a database test compares it. */
export const QUANTIDADE_PERGUNTAS = 23;

export type AreaId = keyof typeof AREAS;

export const AREA_IDS = Object.keys(AREAS) as AreaId[];

export function isArea(value: unknown): value is AreaId {
  return typeof value === "string" && Object.hasOwn(AREAS, value);
}
