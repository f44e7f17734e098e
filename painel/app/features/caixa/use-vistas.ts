import type { Filtro } from "@eden/domain/painel/filtro";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import type { Saida } from "~/clients/rpc.ts";
import { useRpc } from "~/clients/use-rpc.ts";

export type SavedVista = Saida<"vistas">["vistas"][number];

/** The saved views; their counts are read again once a minute. */
export function useVistas(): SavedVista[] {
  const { data } = useRpc("vistas", {}, { staleTime: 60_000, refetchInterval: 60_000 });
  return data?.vistas ?? [];
}

/** Saves or deletes a view. Needs the connection: there is nothing to see of it without. */
export function useVistaComandos() {
  const { send } = useComandos();
  const invalidate = ["vistas"] as const;
  return {
    gravarVista: (vista: Pick<SavedVista, "id" | "nome" | "da_equipe"> & { filtro: Filtro; versao: number | null }) =>
      send("gravar_vista", vista, { aviso: vista.versao === null ? "Vista guardada" : "Vista mudada", invalidate }),
    apagarVista: ({ id, versao }: SavedVista) =>
      send("apagar_vista", { id, versao }, { aviso: "Vista apagada. As pessoas ficam como estão.", invalidate }),
  };
}
