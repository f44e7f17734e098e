import { isArea } from "@eden/domain/diagnostico/areas";
import { FAIXAS } from "@eden/domain/diagnostico/faixas";
import { ESTADOS } from "@eden/domain/documentos/estado";
import { ORDENS_DAS_LOJAS } from "@eden/domain/painel/contrato-lojas";
import { keysOf } from "@eden/domain/painel/valores";
import type { Entrada } from "~/clients/rpc.ts";

/** The lists of stores by state, as their counts above the list say. */
export const SITUACOES = {
  todas: ["loja", "lojas"],
  respondeu: ["respondeu", "responderam"],
  sem_conversa: ["sem conversa", "sem conversa"],
  convidada: ["convidada", "convidadas"],
  sem_convite: ["sem convite", "sem convite"],
} as const;

/** Periods since the last answer, invitation or addition, in days. */
export const PERIODOS = {
  7: "Últimos 7 dias",
  30: "Últimos 30 dias",
  90: "Últimos 90 dias",
  365: "Últimos 12 meses",
} as const;

type Chosen = Omit<Entrada<"lojas">, "cursor" | "limite" | "texto">;
export type Filtro = { [K in keyof Chosen]-?: Exclude<Chosen[K], undefined> };

/** Filters and order that the address names; what it does not name, or misspells, is left open. */
export function filtroOf(search: URLSearchParams): Filtro {
  const one = <T extends string>(name: string, known: readonly T[]) =>
    known.find((value) => value === search.get(name)) ?? null;
  const area = search.get("area");
  const dono = search.get("dono");
  const dias = one("dias", keysOf(PERIODOS).map(String));
  return {
    situacao: one("situacao", ["respondeu", "sem_conversa", "convidada", "sem_convite"] as const),
    faixa: one("faixa", keysOf(FAIXAS)),
    area: isArea(area) ? area : null,
    uf: one("uf", keysOf(ESTADOS)),
    dono: dono && /^(ninguem|[0-9a-f-]{36})$/.test(dono) ? dono : null,
    dias: dias === null ? null : Number(dias),
    ordem: one("ordem", keysOf(ORDENS_DAS_LOJAS)) ?? "recentes",
  };
}

/** Filters and order as the address writes them: only what differs from the plain list. */
function filtroParams({ ordem, ...filtro }: Filtro): Record<string, string> {
  const chosen = Object.entries(filtro).filter(([, value]) => value !== null);
  return {
    ...Object.fromEntries(chosen.map(([name, value]) => [name, String(value)])),
    ...(ordem === "recentes" ? {} : { ordem }),
  };
}

export const filtroPath = (filtro: Filtro) => {
  const query = new URLSearchParams(filtroParams(filtro)).toString();
  return query ? `/diagnosticos?${query}` : "/diagnosticos";
};

export const isNarrowed = ({ ordem: _, ...filtro }: Filtro) => Object.values(filtro).some((value) => value !== null);
