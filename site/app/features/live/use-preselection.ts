import { isProdutoId } from "@eden/domain/catalogo/produtos";
import { chooseProduto, type LiveDados } from "@eden/domain/jornadas/live";
import { useEffect } from "react";
import type { DraftHandle } from "~/clients/draft.ts";

/** Selects the product of the link (`?produto=edenapp`), unless one was chosen before. */
export function usePreselection<Values extends LiveDados>(draft: DraftHandle<Values>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after the draft was read
  useEffect(() => {
    const produto = new URLSearchParams(location.search).get("produto");
    const { values } = draft.current();
    if (isProdutoId(produto) && !values.produto) draft.edit({ ...values, ...chooseProduto(values, produto) });
  }, []);
}
