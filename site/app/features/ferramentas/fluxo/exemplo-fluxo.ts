import { addDays, mondayOf } from "@eden/domain/ferramentas/calendario";
import type { Previsao } from "@eden/domain/ferramentas/previsao";
import { INICIO } from "./lancamentos-iniciais.ts";

const VALORES = [18_600_00, 11_200_00, 20_400_00, 3_800_00, 8_310_00, 4_000_00, 4_500_00];

/** An invented shop, with a purchase on the Wednesday of the fifth week. */
export function exemploOf(hoje: string): Previsao {
  const compra = {
    nome: "Compra de verão",
    sinal: -1,
    valor: 9_600_00,
    quando: `u${addDays(mondayOf(hoje), 30)}`,
  } as const;
  return {
    saldo: 14_000_00,
    bruto: 12_870_00,
    semLinhas: [],
    lancamentos: [...INICIO.map((inicial, index) => ({ ...inicial, valor: VALORES[index] ?? 1 })), compra],
  };
}
