import { leadProdutoOf } from "@eden/domain/catalogo/produtos";
import type { Live } from "@eden/domain/formularios/live";
import type { LiveDados } from "@eden/domain/jornadas/live";
import type { Row } from "~/clients/data-api.ts";
import type { Draft } from "~/clients/draft.ts";
import type { LocalRecord } from "~/clients/local-record.ts";
import { leadColumns } from "~/forms/lead-columns.ts";

export type LivePago = Extract<Live, { formaPagamento: string }>;

export const isPaid = (dados: Pick<LiveDados, "produto" | "tipoEdenapp">) =>
  dados.produto === "edenapp" && dados.tipoEdenapp === "pago";

/** The content of the row as a string. While it is unchanged, there is nothing to send again. */
export const wordsOf = ({ nome, email, telefone, produto, tipoEdenapp }: LiveDados) =>
  JSON.stringify([nome, email, telefone, produto, tipoEdenapp]);

/** The row and, for a paid EdenApp, the visitor's own copy of the form. */
export function liveToSend(draft: Draft<{ isca: string }>, dados: Live) {
  return {
    row: {
      ...leadColumns(draft, dados, { finalidade: "atendimento" }),
      produto: leadProdutoOf(dados),
    } satisfies Row<"leadlive">,
    ...("formaPagamento" in dados && { record: recordOf(dados) }),
  };
}

export function recordOf(dados: LivePago): LocalRecord {
  return { key: "produtoslive_edenapp", value: dados };
}
