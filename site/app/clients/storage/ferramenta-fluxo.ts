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

export const keepFluxo = (previsao: Previsao) => fluxoGuardado.write({ previsao, em: Date.now() });
