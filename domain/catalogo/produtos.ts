/** Choices of the live form, in its order. */
export const PRODUTOS = [
  { id: "edenapp", nome: "EdenApp" },
  { id: "imersao", nome: "Imersão" },
  { id: "mentoria", nome: "Mentoria" },
  { id: "despertar", nome: "Despertar" },
  { id: "edificacao", nome: "Edificação" },
  { id: "plenitude", nome: "Plenitude" },
] as const;

export const TIPOS_EDENAPP = [
  { id: "free", nome: "FREE" },
  { id: "pago", nome: "PAGO" },
] as const;

/** Every value of `leadlive.produto`; `livro` comes from the book form. */
export const LEAD_PRODUTOS = [
  "livro",
  "edenapp",
  "edenappfree",
  "imersao",
  "mentoria",
  "despertar",
  "edificacao",
  "plenitude",
] as const;

export type ProdutoId = (typeof PRODUTOS)[number]["id"];
export type TipoEdenapp = (typeof TIPOS_EDENAPP)[number]["id"];
export type LeadProduto = (typeof LEAD_PRODUTOS)[number];

export const isProdutoId = (value: unknown): value is ProdutoId => PRODUTOS.some(({ id }) => id === value);

export function leadProdutoOf(choice: { produto: ProdutoId; tipoEdenapp?: TipoEdenapp | "" }): LeadProduto {
  return choice.produto === "edenapp" && choice.tipoEdenapp === "free" ? "edenappfree" : choice.produto;
}

/** Name shown on the thank-you page. */
export function nomeProdutoOf(produto: string | undefined): string {
  if (produto === "edenappfree") return "EdenApp FREE";
  return PRODUTOS.find(({ id }) => id === produto)?.nome ?? "o produto";
}
