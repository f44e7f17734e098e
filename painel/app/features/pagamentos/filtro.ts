import { COBRANCAS, type Cobranca } from "@eden/domain/painel/valores";

/** The tabs over the list. */
export const SITUACOES = { abertas: "Todos", minhas: "Meus", encerradas: "Encerrados" } as const;
type Situacao = keyof typeof SITUACOES;

/** What the address says of the list: a tab and, at most, one reason. */
export interface Filtro {
  situacao: Situacao;
  motivo: Cobranca | null;
}

export function filtroOf(search: URLSearchParams): Filtro {
  const situacao = search.get("lista");
  const motivo = search.get("motivo");
  return {
    situacao: situacao !== null && isKey(SITUACOES, situacao) ? situacao : "abertas",
    motivo: motivo !== null && isKey(COBRANCAS, motivo) ? motivo : null,
  };
}

export function pagamentosPath({ situacao, motivo }: Filtro, pedido?: string): string {
  const search = new URLSearchParams();
  if (situacao !== "abertas") search.set("lista", situacao);
  if (motivo !== null) search.set("motivo", motivo);
  const path = pedido === undefined ? "/pagamentos" : `/pagamentos/${pedido}`;
  return search.size === 0 ? path : `${path}?${search}`;
}

function isKey<T extends object>(values: T, key: string): key is keyof T & string {
  return Object.hasOwn(values, key);
}
