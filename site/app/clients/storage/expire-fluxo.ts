import { number, object } from "valibot";
import { stored } from "./storage.ts";

export const FLUXO_KEY = "eden_ferramenta_fluxo";

/** Since the last use. The privacy policy states it. */
export const FLUXO_KEPT_MS = 180 * 24 * 60 * 60 * 1000;

export const isFluxoExpired = ({ em }: { em: number }) => Date.now() - em >= FLUXO_KEPT_MS;

/** Every page reads the time alone: the rules of the forecast are those of its tool. */
const fluxoTime = stored({ area: "local", key: FLUXO_KEY, schema: object({ em: number() }), expired: isFluxoExpired });

/** Runs on every page. */
export const forgetExpiredFluxo = () => void fluxoTime.read();
