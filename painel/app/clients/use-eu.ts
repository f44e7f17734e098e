import type { Funcao } from "@eden/domain/painel/contrato";
import type { Papel } from "@eden/domain/painel/valores";
import type { Saida } from "./rpc.ts";
import { useRpc } from "./use-rpc.ts";

/** The signed-in member and the team. The shell loads it before any screen, so screens always have it. */
export function useEu(): Saida<"eu"> {
  const { data } = useRpc("eu", {}, { staleTime: 5 * 60_000 });
  if (!data) throw new Error("useEu outside the shell");
  return data;
}

/** Whether the member may call the function. The database decides; screens only hide what it would refuse. */
export function useMay(funcao: Funcao): boolean {
  return useEu().pode.includes(funcao);
}

/** Whether the member has one of the roles, where the function itself distinguishes them. */
export function usePapel(...papeis: Papel[]): boolean {
  return papeis.includes(useEu().membro.papel);
}
