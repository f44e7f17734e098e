import { formatReaisShort } from "@eden/domain/catalogo/dinheiro";
import type { PessoaLinha } from "@eden/domain/painel/pessoa";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { ajustePrevisto, type Previsto } from "./ajuste-previsto.ts";
import { AFETADAS } from "./cache-pessoa.ts";
import { nomeDoMes } from "./meses.ts";

type Quem = Pick<PessoaLinha, "id" | "versao">;

/** "R$ 2.450 em novembro". */
export const previstoText = ({ valor_centavos, para }: Previsto, now: number) =>
  `${formatReaisShort(valor_centavos)} em ${nomeDoMes(para, now)}`;

/** What a proposal should bring: `prever` writes it, `ask` offers it in the toast of the command that makes it one. */
export function usePrever() {
  const { send } = useComandos();
  const prever = ({ id, versao }: Quem, previsto: Previsto | null) =>
    send(
      "prever_venda",
      { pessoa: id, versao, previsto },
      {
        aviso: previsto ? `Previsto: ${previstoText(previsto, Date.now())}` : "Previsão tirada",
        invalidate: [...AFETADAS, "meta"],
      },
    );
  return {
    prever,
    /** `quem` has the version before the command, which increases it by one. */
    ask: (quem: Quem, onOther: () => void) =>
      ajustePrevisto((previsto) => void prever({ ...quem, versao: quem.versao + 1 }, previsto), onOther),
  };
}
