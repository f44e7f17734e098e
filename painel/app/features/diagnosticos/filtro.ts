import { AREA_IDS, AREAS, type AreaId, isArea } from "@eden/domain/diagnostico/areas";
import { FAIXAS, type FaixaId } from "@eden/domain/diagnostico/faixas";
import { keysOf } from "@eden/domain/painel/valores";
import type { Saida } from "~/clients/rpc.ts";

/** The lists of stores by situation, as the team reads them. */
export const SITUACOES = {
  todas: "Todas as lojas",
  respondeu: "Responderam",
  convidada: "Convidadas",
  sem_convite: "Sem convite",
  sem_conversa: "Sem conversa",
} as const;
export type SituacaoId = keyof typeof SITUACOES;

export const SITUACAO_IDS = keysOf(SITUACOES);
export const FAIXA_IDS = keysOf(FAIXAS);

/** One list of stores: a situation, a band of the score, or a weakest area. */
export interface Filtro {
  id: SituacaoId | FaixaId | AreaId;
  nome: string;
  situacao: Exclude<SituacaoId, "todas"> | null;
  faixa: FaixaId | null;
  area: AreaId | null;
}

/** The list that the address names; all stores if it names none. */
export function filtroOf(id: string | null): Filtro {
  const none = { situacao: null, faixa: null, area: null };
  if (isArea(id)) return { ...none, id, nome: AREAS[id].nome, area: id };
  const faixa = FAIXA_IDS.find((known) => known === id);
  if (faixa) return { ...none, id: faixa, nome: FAIXAS[faixa].nome, faixa };
  const situacao = SITUACAO_IDS.find((known) => known === id) ?? "todas";
  return { ...none, id: situacao, nome: SITUACOES[situacao], situacao: situacao === "todas" ? null : situacao };
}

export const filtroPath = (id: Filtro["id"]) => (id === "todas" ? "/diagnosticos" : `/diagnosticos?lista=${id}`);

/** Weakest areas with their stores, most frequent first. */
export function areasFracas({ areas }: Pick<Saida<"lojas">, "areas">): { area: AreaId; count: number }[] {
  return AREA_IDS.map((area) => ({ area, count: areas[area] ?? 0 })).sort((one, other) => other.count - one.count);
}
