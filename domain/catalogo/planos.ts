import { PLENITUDE_PROMOCAO } from "./niveis.ts";
import { PLENITUDE_NOMES, type PlanoPlenitudeId } from "./plenitude-nomes.ts";
import { GESTAO_BASICA, GESTAO_E_ANALISE, type GrupoRecursos, type RecursoId } from "./recursos.ts";

type PlanoPacote = { categoria: "Pacotes"; id: "despertar" | "edificacao" };
type PlanoPlenitude = { categoria: "Plenitude"; id: PlanoPlenitudeId };

export type PlanoId = Plano["id"];

export type Plano = (PlanoPacote | PlanoPlenitude) & {
  nome: string;
  descricao: string;
  /** A standalone plan, or one of the steps of its category. */
  tipo: "distinct" | "category";
  subCategoria?: string;
  selos: readonly string[];
  destaque: boolean;
  ctaText: string;
  link: string;
  recursos: readonly RecursoId[];
};

const PACOTE = {
  tipo: "distinct",
  categoria: "Pacotes",
  selos: [],
  destaque: false,
  ctaText: "Escolher",
} as const;

const PLENITUDE = {
  tipo: "category",
  categoria: "Plenitude",
  subCategoria: PLENITUDE_PROMOCAO,
  selos: ["PLENITUDE"],
  destaque: false,
  ctaText: "Escolher",
  link: "/registro-plenitude",
} as const;

const MARCAS = ["valoraFarma", "doladoFarma", "batePreco"] as const;

const ESTIMULO: readonly RecursoId[] = ["ead", ...GESTAO_BASICA, ...MARCAS, "transformadora"];
const RITMO: readonly RecursoId[] = [...ESTIMULO, "vendaWhatsapp"];
const HABITO: readonly RecursoId[] = [...RITMO, "clubeVantagens"];
const EXCELENCIA: readonly RecursoId[] = [...HABITO, "deliveryOnline", "superApps"];

/** The comparison's columns, in order. */
export const PLANOS: readonly Plano[] = [
  {
    ...PACOTE,
    id: "despertar",
    nome: "Despertar",
    descricao: "Início da jornada",
    link: "/registro-despertar",
    recursos: ["ead", "imersao"],
  },
  {
    ...PACOTE,
    id: "edificacao",
    nome: "Edificação",
    descricao: "Evolução e crescimento",
    link: "/registro-edificacao",
    recursos: ["mentoria", ...GESTAO_E_ANALISE, "orientativa"],
  },
  {
    ...PLENITUDE,
    id: "estimulo",
    nome: PLENITUDE_NOMES.estimulo,
    descricao: "Primeira etapa da plenitude",
    recursos: ESTIMULO,
  },
  { ...PLENITUDE, id: "ritmo", nome: PLENITUDE_NOMES.ritmo, descricao: "Estabelecendo consistência", recursos: RITMO },
  { ...PLENITUDE, id: "habito", nome: PLENITUDE_NOMES.habito, descricao: "Formando rotinas sólidas", recursos: HABITO },
  {
    ...PLENITUDE,
    id: "excelencia",
    nome: PLENITUDE_NOMES.excelencia,
    descricao: "Nível máximo de resultados",
    selos: ["PLENITUDE", "Recomendado"],
    destaque: true,
    recursos: EXCELENCIA,
  },
];

/** The comparison's 19 rows, in its four groups. */
export const GRUPOS_PLANOS: readonly GrupoRecursos[] = [
  { titulo: "Educação e Mentoria", recursos: ["ead", "imersao", "mentoria"] },
  { titulo: "Gestão e Análise", recursos: GESTAO_E_ANALISE },
  { titulo: "Marcas", recursos: MARCAS },
  { titulo: "Consultoria", recursos: ["orientativa", "transformadora"] },
];
