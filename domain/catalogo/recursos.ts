/** Every row of the two plan comparisons. */
export const RECURSOS = {
  ead: "EAD",
  imersao: "Imersão",
  mentoria: "Mentoria",
  edenMentoria: "Éden Mentoria",
  gestaoFinanceira: "Gestão Financeira",
  gestaoCompras: "Gestão de Compras",
  painelCompras: "Painel de Compras",
  painelVendas: "Painel de Vendas",
  mixProdutos: "Mix de Produtos",
  eva: "EVA",
  estudoLocalizacao: "Estudo de localização",
  vendaWhatsapp: "Venda por Whatsapp",
  clubeVantagens: "Clube de Vantagens",
  deliveryOnline: "Delivery Online",
  superApps: "Super Apps",
  valoraFarma: "Valora Farma",
  doladoFarma: "Dolado Farma",
  batePreco: "Farmácias Bate Preço",
  orientativa: "Orientativa",
  transformadora: "Transformadora",
  consultoriaTransformadora: "Consultoria Transformadora",
} as const;

export type RecursoId = keyof typeof RECURSOS;
/** Of the rows that a comparison groups. */
export type TituloGrupo = "Educação e Mentoria" | "Gestão e Análise" | "Marcas" | "Consultoria";
export type GrupoRecursos = { titulo: TituloGrupo; recursos: readonly RecursoId[] };

/** The management rows that the lowest plan of either comparison includes. */
export const GESTAO_BASICA = [
  "gestaoFinanceira",
  "gestaoCompras",
  "painelCompras",
  "painelVendas",
  "mixProdutos",
  "eva",
  "estudoLocalizacao",
] as const;

export const GESTAO_E_ANALISE = [
  ...GESTAO_BASICA,
  "vendaWhatsapp",
  "clubeVantagens",
  "deliveryOnline",
  "superApps",
] as const;

export function hasRecurso(plano: { recursos: readonly RecursoId[] }, recurso: RecursoId): boolean {
  return plano.recursos.includes(recurso);
}
