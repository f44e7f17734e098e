import { DIAS_DE_COBRANCA, ORDENS_DE_COBRANCA } from "@eden/domain/painel/contrato-cobranca";
import { COBRANCAS, type Cobranca, FORMAS } from "@eden/domain/painel/valores";

/** The tabs over the list. */
export const SITUACOES = { abertas: "Em aberto", minhas: "Meus", encerradas: "Encerrados" } as const;

/** What the address says of the list: a tab, filters and an order. */
export interface Filtro {
  situacao: keyof typeof SITUACOES;
  motivo: Cobranca | null;
  forma: keyof typeof FORMAS | null;
  /** A member, or `ninguem`. */
  dono: string | null;
  dias: (typeof DIAS_DE_COBRANCA)[number] | null;
  ordem: keyof typeof ORDENS_DE_COBRANCA;
}

export const SEM_FILTRO = {
  situacao: "abertas",
  motivo: null,
  forma: null,
  dono: null,
  dias: null,
  ordem: "recentes",
} as const satisfies Filtro;

export function filtroOf(search: URLSearchParams): Filtro {
  const dono = search.get("dono") ?? "";
  return {
    situacao: keyOf(SITUACOES, search.get("lista")) ?? SEM_FILTRO.situacao,
    motivo: keyOf(COBRANCAS, search.get("motivo")),
    forma: keyOf(FORMAS, search.get("forma")),
    dono: dono === "ninguem" || /^[0-9a-f-]{36}$/.test(dono) ? dono : null,
    dias: DIAS_DE_COBRANCA.find((dias) => String(dias) === search.get("dias")) ?? null,
    ordem: keyOf(ORDENS_DE_COBRANCA, search.get("ordem")) ?? SEM_FILTRO.ordem,
  };
}

/** Whether the list is shorter than its tab. */
export const isFiltered = ({ motivo, forma, dono, dias }: Filtro) => [motivo, forma, dono, dias].some(Boolean);

export function pagamentosPath({ situacao, ordem, ...filtros }: Filtro, pedido?: string): string {
  const search = new URLSearchParams();
  if (situacao !== SEM_FILTRO.situacao) search.set("lista", situacao);
  for (const [name, value] of Object.entries(filtros)) if (value !== null) search.set(name, String(value));
  if (ordem !== SEM_FILTRO.ordem) search.set("ordem", ordem);
  const path = pedido === undefined ? "/pagamentos" : `/pagamentos/${pedido}`;
  return search.size === 0 ? path : `${path}?${search}`;
}

function keyOf<T extends object>(values: T, key: string | null): (keyof T & string) | null {
  return key !== null && Object.hasOwn(values, key) ? (key as keyof T & string) : null;
}
