import { number, object } from "valibot";
import { stored } from "./storage.ts";

export const CADERNO_KEY = "eden_caderno";

/** Since the last use. The privacy policy states it. */
export const CADERNO_KEPT_MS = 400 * 24 * 60 * 60 * 1000;

export const isCadernoExpired = ({ em }: { em: number }) => Date.now() - em * 1000 >= CADERNO_KEPT_MS;

/** Every page reads the time alone: the rules of the notebook are those of the tools. */
const cadernoTime = stored({
  area: "local",
  key: CADERNO_KEY,
  schema: object({ em: number() }),
  expired: isCadernoExpired,
});

/** Runs on every page. */
export const forgetExpiredCaderno = () => void cadernoTime.read();
