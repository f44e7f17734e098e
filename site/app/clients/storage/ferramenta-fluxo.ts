import { formatData } from "@eden/domain/dia";
import { isPrevisao, type Previsao } from "@eden/domain/ferramentas/previsao";
import { custom, number, object } from "valibot";
import { FLUXO_KEY, isFluxoExpired } from "./expire-fluxo.ts";
import { stored } from "./storage.ts";

/** The forecast of the tool "Fluxo de caixa", kept only if the owner asked for it. */
export const fluxoGuardado = stored({
  area: "local",
  key: FLUXO_KEY,
  schema: object({ previsao: custom<Previsao>(isPrevisao), em: number() }),
  expired: isFluxoExpired,
});

/** The forecast that was kept, and the day of its last use in words. */
export function readFluxo(): { previsao: Previsao; dia: string } | null {
  const kept = fluxoGuardado.read();
  return kept && { previsao: kept.previsao, dia: formatData(kept.em) };
}

export const keepFluxo = (previsao: Previsao) => fluxoGuardado.write({ previsao, em: Date.now() });

/** What an earlier visit left behind, and the day of it, "19/11/2026". */
export function readFluxo(): { previsao: Previsao; dia: string } | null {
  const kept = fluxoGuardado.read();
  return kept && { previsao: kept.previsao, dia: formatData(kept.em) };
}
