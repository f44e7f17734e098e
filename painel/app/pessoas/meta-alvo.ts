import { formatReaisShort } from "@eden/domain/catalogo/dinheiro";
import type { Saida } from "~/clients/rpc.ts";
import { nomeDoMes } from "./meses.ts";

/** A month against its goal, in cents or in sales. */
export interface Alvo {
  mes: string;
  meta: number;
  recebido: number;
  previsto: number;
  format: (value: number) => string;
}

const vendas = (count: number) => `${count.toLocaleString("pt-BR")} ${count === 1 ? "venda" : "vendas"}`;

/** Null while the month has no goal. */
export function alvoOf({ mes, meta, recebido, previsto }: Saida<"meta">): Alvo | null {
  const nome = nomeDoMes(mes, Date.parse(`${mes}T12:00:00Z`));
  if (meta?.centavos)
    return {
      mes: nome,
      meta: meta.centavos,
      recebido: recebido.centavos,
      previsto: previsto.centavos,
      format: formatReaisShort,
    };
  if (meta?.vendas)
    return { mes: nome, meta: meta.vendas, recebido: recebido.vendas, previsto: previsto.vendas, format: vendas };
  return null;
}

export const partOf = (value: number, whole: number) => `${Math.round((100 * value) / whole)}%`;

/** "Faltam R$ 14.516. Se as propostas fecharem, R$ 5.026." */
export function faltaText({ meta, recebido, previsto, format }: Alvo): string {
  const missing = meta - recebido;
  if (missing <= 0) return `Meta alcançada${missing < 0 ? `, com ${format(-missing)} a mais` : ""}.`;
  const after = missing - previsto;
  const verb = format(missing) === "1 venda" ? "Falta" : "Faltam";
  if (previsto === 0) return `${verb} ${format(missing)}.`;
  return `${verb} ${format(missing)}. Se as propostas fecharem, ${after > 0 ? format(after) : "chegamos lá"}.`;
}
