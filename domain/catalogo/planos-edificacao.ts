import type { PlanoEdificacaoId } from "./plano-edificacao-ids.ts";
import { GESTAO_BASICA, GESTAO_E_ANALISE, type GrupoRecursos, type RecursoId } from "./recursos.ts";

export type PlanoEdificacao = { id: PlanoEdificacaoId; nome: string; recursos: readonly RecursoId[] };

const PLANO_1: readonly RecursoId[] = ["ead", "edenMentoria", ...GESTAO_BASICA, "vendaWhatsapp"];
const PLANO_2: readonly RecursoId[] = [...PLANO_1, "clubeVantagens", "deliveryOnline", "superApps"];
const COMPLETO: readonly RecursoId[] = [...PLANO_2, "consultoriaTransformadora"];

/** Plano 3 and Plano 4 include the same rows; the consultant explains the difference. */
export const PLANOS_EDIFICACAO: readonly PlanoEdificacao[] = [
  { id: "plano1", nome: "Plano 1", recursos: PLANO_1 },
  { id: "plano2", nome: "Plano 2", recursos: PLANO_2 },
  { id: "plano3", nome: "Plano 3", recursos: COMPLETO },
  { id: "plano4", nome: "Plano 4", recursos: COMPLETO },
];

/** The comparison's 14 rows, in its three groups. */
export const GRUPOS_PLANOS_EDIFICACAO: readonly GrupoRecursos[] = [
  { titulo: "Educação e Mentoria", recursos: ["ead", "edenMentoria"] },
  { titulo: "Gestão e Análise", recursos: GESTAO_E_ANALISE },
  { titulo: "Consultoria", recursos: ["consultoriaTransformadora"] },
];
