import { type Estado, isFechado, type Motivo } from "@eden/domain/painel/valores";
import type { QueryClient } from "@tanstack/react-query";
import type { Saida } from "~/clients/rpc.ts";
import { rpcKey } from "~/clients/rpc-key.ts";

type Funil = Saida<"funil">;
export type ColunaDados = NonNullable<Funil["colunas"][Estado]>;
export type Colunas = Record<Estado, ColunaDados>;
export type Cartao = ColunaDados["pessoas"][number];

/** All five columns; one that the response leaves out is empty. */
export function colunasOf({ colunas }: Funil): Colunas {
  const empty = { total: 0, previsto_centavos: 0, pessoas: [] };
  return { semente: empty, broto: empty, muda: empty, arvore: empty, folha: empty, ...colunas };
}

/** Moves a card in every board of the cache at once; the returned function puts it back. */
export function patchFunil(queryClient: QueryClient, id: string, para: { estado: Estado; motivo: Motivo | null }) {
  // A response that left the server before the command must not move the card back.
  void queryClient.cancelQueries({ queryKey: rpcKey("funil") });
  const boards = queryClient.getQueriesData<Funil>({ queryKey: rpcKey("funil") });
  const desde = new Date().toISOString();
  for (const [key, board] of boards) {
    if (board)
      queryClient.setQueryData<Funil>(key, { ...board, colunas: move(colunasOf(board), id, { ...para, desde }) });
  }
  return () => {
    for (const [key, board] of boards) queryClient.setQueryData(key, board);
  };
}

/** The newest in a state is the last of its column. */
function move(
  colunas: Colunas,
  id: string,
  { estado, motivo, desde }: { estado: Estado; motivo: Motivo | null; desde: string },
) {
  const cartao = findCartao(colunas, id);
  if (!cartao || cartao.estado === estado) return colunas;
  const from = colunas[cartao.estado];
  const to = colunas[estado];
  const previsto = cartao.previsto?.valor_centavos ?? 0;
  return {
    ...colunas,
    [cartao.estado]: {
      total: Math.max(0, from.total - 1),
      previsto_centavos: Math.max(0, from.previsto_centavos - previsto),
      pessoas: from.pessoas.filter((other) => other.id !== id),
    },
    [estado]: {
      total: to.total + 1,
      previsto_centavos: to.previsto_centavos + (estado === "folha" ? 0 : previsto),
      pessoas: [
        ...to.pessoas,
        { ...cartao, estado, motivo, estado_desde: desde, relogio: isFechado(estado) ? null : cartao.relogio },
      ],
    },
  };
}

function findCartao(colunas: Colunas, id: string): Cartao | undefined {
  for (const { pessoas } of Object.values(colunas)) {
    const found = pessoas.find((cartao) => cartao.id === id);
    if (found) return found;
  }
  return undefined;
}

/** A card that waits for its reason is drawn among the lost ones; the totals change only after it. */
export function showLosing(colunas: Colunas, losing: Cartao | null): Colunas {
  const cartao = losing && findCartao(colunas, losing.id);
  if (!cartao || cartao.estado === "folha") return colunas;
  const from = colunas[cartao.estado];
  return {
    ...colunas,
    [cartao.estado]: { ...from, pessoas: from.pessoas.filter(({ id }) => id !== cartao.id) },
    folha: { ...colunas.folha, pessoas: [cartao, ...colunas.folha.pessoas] },
  };
}
