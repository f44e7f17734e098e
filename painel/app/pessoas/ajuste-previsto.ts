import { formatReaisShort } from "@eden/domain/catalogo/dinheiro";
import { PRECO_AVISTA_APP, PRECO_PARCELADO } from "@eden/domain/catalogo/precos";
import type { Pessoa } from "@eden/domain/painel/pessoa";
import type { Ajuste } from "~/clients/comandos/comandos.ts";
import { proximosMeses } from "./meses.ts";

export type Previsto = NonNullable<Pessoa["previsto"]>;

/** The prices of the catalogue that a proposal is about. */
export const PRECOS = [
  { nome: "À vista", centavos: PRECO_AVISTA_APP.total },
  { nome: `Em ${PRECO_PARCELADO.parcelas} vezes`, centavos: PRECO_PARCELADO.total },
] as const;

/** Asked in the toast after a person went to Proposta: a price of the catalogue for this month by one tap, or another value. */
export function ajustePrevisto(onChoose: (previsto: Previsto) => void, onOther: () => void): Ajuste {
  const [para = ""] = proximosMeses(Date.now(), 1);
  return {
    nome: "Valor previsto",
    opcoes: {
      ...Object.fromEntries(PRECOS.map(({ centavos }) => [centavos, `Prevê ${formatReaisShort(centavos)}`])),
      outro: "Outro valor…",
    },
    valor: "",
    change: (valor) => (valor === "outro" ? onOther() : onChoose({ valor_centavos: Number(valor), para })),
  };
}
