import { NIVEIS, type NivelId } from "../catalogo/niveis.ts";
import { PLANOS, type PlanoId } from "../catalogo/planos.ts";
import { hasRecurso, type RecursoId } from "../catalogo/recursos.ts";
import type { AreaId } from "./areas.ts";
import { FAIXAS } from "./faixas.ts";
import type { AreaNota } from "./pontuacao.ts";

/** Which of the plans' 19 features help an area, the most specific first. */
export const RECURSOS_DA_AREA: Record<AreaId, readonly RecursoId[]> = {
  financas: ["gestaoFinanceira", "painelVendas", "eva", "ead"],
  compras_estoque: ["gestaoCompras", "painelCompras", "mixProdutos", "ead"],
  vendas_preco: ["painelVendas", "mixProdutos", "estudoLocalizacao", "ead"],
  pessoas: ["mentoria", "imersao", "transformadora", "ead"],
  cliente_marketing: ["clubeVantagens", "vendaWhatsapp", "valoraFarma", "doladoFarma", "batePreco", "ead", "imersao"],
  digital: ["deliveryOnline", "vendaWhatsapp", "superApps", "ead"],
  estrategia_conformidade: ["orientativa", "transformadora", "mentoria", "imersao", "ead"],
};

export type NivelIndicado = {
  nivel: Extract<NivelId, "despertar" | "edificacao" | "plenitude">;
  titulo: string;
  /** With its step, as "Plenitude Excelência". */
  nome: string;
  plano: PlanoId;
  link: string;
  /** Why this level is recommended now. */
  porque: string;
  /** What it offers for each area to start with. */
  motivos: { area: AreaId; nota: number; recursos: RecursoId[] }[];
};

/** Below this score the owner's own learning comes before tools. */
const RAIZ = 30;
const MOTIVO_MAX = 3;

const PORQUE: Record<NivelIndicado["nivel"], string> = {
  despertar: "Antes da ferramenta vem o método: você e a equipe aprendem a rotina que sustenta todo o resto.",
  edificacao: "A loja já tem base. Faltam números à mão e um consultor para decidir com você o que fazer com eles.",
  plenitude: "A gestão está firme. É hora de crescer com uma marca de rede e com a execução acompanhada de perto.",
};

/**
 * The level follows from the overall score; within Plenitude, the smallest step that covers the areas to start with.
 */
export function nivelOf(geral: number, comecar: readonly AreaNota[]): NivelIndicado {
  const nivel = geral < RAIZ ? "despertar" : geral < FAIXAS.firme.de ? "edificacao" : "plenitude";
  const plano = nivel === "plenitude" ? planoPlenitude(comecar) : nivel;
  const titulo = NIVEIS.find(({ id }) => id === nivel)?.titulo ?? "";
  const { nome, recursos, link } = PLANOS.find(({ id }) => id === plano) ?? { nome: "", recursos: [], link: "/planos" };
  return {
    nivel,
    titulo,
    nome: nivel === "plenitude" ? `${titulo} ${nome}` : titulo,
    plano,
    link,
    porque: PORQUE[nivel],
    motivos: comecar.flatMap(({ area, nota }) => {
      const brings = RECURSOS_DA_AREA[area].filter((recurso) => hasRecurso({ recursos }, recurso)).slice(0, MOTIVO_MAX);
      return brings.length === 0 ? [] : [{ area, nota, recursos: brings }];
    }),
  };
}

/** The highest step if there is no area to start with. */
function planoPlenitude(comecar: readonly AreaNota[]): PlanoId {
  const needs = (area: AreaId) => comecar.some((item) => item.area === area);
  if (comecar.length === 0 || needs("digital")) return "excelencia";
  if (needs("cliente_marketing")) return "habito";
  return "estimulo";
}
