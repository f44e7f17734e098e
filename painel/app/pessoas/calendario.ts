import type { Calendario } from "@eden/domain/painel/tempo-util";
import type { Saida } from "~/clients/rpc.ts";

export function calendarioOf({ horario, feriados }: Saida<"horario">): Calendario {
  return { dias: horario.dias, feriados: Object.fromEntries(feriados.map(({ dia, faixas }) => [dia, faixas])) };
}
