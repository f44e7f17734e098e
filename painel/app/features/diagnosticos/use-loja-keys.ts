import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useListKeys } from "~/keyboard/use-list-keys.ts";

/** The list that was last on screen. */
let shown: readonly string[] = [];

/** J and K in a list of stores, and on the page of one through the list it was opened from. */
export function useLojaKeys(aberta: string | null, lista?: readonly { id: string }[]): void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  useEffect(() => {
    if (lista) shown = lista.map(({ id }) => id);
  }, [lista]);
  useListKeys({
    ids: lista?.map(({ id }) => id) ?? shown,
    aberta,
    onOpen: (id) =>
      void navigate(`/diagnosticos/${id}`, { replace: aberta !== null, state: aberta ? state : { lista: search } }),
    group: "Diagnósticos",
    labels: ["Abrir a próxima loja", "Abrir a loja anterior"],
  });
}
