import type { Edificacao } from "@eden/domain/formularios/edificacao";
import type { Draft } from "~/clients/draft-storage.ts";
import type { Row } from "~/clients/send-row.ts";
import { leadColumns } from "~/forms/lead-columns.ts";

/** The row, and the visitor's own copy of it. */
export function edificacaoToSend(draft: Draft<{ isca: string }>, dados: Edificacao) {
  const { nomeCompleto, telefone, email, tipoEmpresa, cnpjMatriz, faturamentoMensal, planoSelecionado } = dados;
  const quantidadeLojas = "quantidadeLojas" in dados ? dados.quantidadeLojas : null;
  return {
    row: {
      ...leadColumns(draft, { nome: nomeCompleto, email, telefone }, { finalidade: "atendimento" }),
      programa: "edificacao",
      tipo_empresa: tipoEmpresa,
      cnpj_matriz: cnpjMatriz,
      quantidade_lojas: quantidadeLojas,
      faturamento_mensal: faturamentoMensal,
      plano_selecionado: planoSelecionado,
    } satisfies Row<"inscricoes">,
    record: {
      key: "customer_edificacao_registration" as const,
      value: {
        nomeCompleto,
        telefone,
        email,
        tipoEmpresa,
        cnpjMatriz,
        quantidadeLojas: quantidadeLojas ?? 1,
        faturamentoMensal,
        planoSelecionado,
        registrationDate: new Date().toISOString(),
        type: "edificacao",
      },
    },
  };
}
