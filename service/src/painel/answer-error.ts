import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { logError } from "../log.ts";

export const INVALID = "Confira os dados e tente novamente.";
export const FORBIDDEN = "Você não tem acesso a isto.";
export const NOT_FOUND = "Não encontramos o que você procura.";
const UNAVAILABLE = "Algo não funcionou por aqui. Espere um instante e tente novamente.";

/** The database's refusals as HTTP. Messages of the classes PT4xx are written for the member. */
export function answerError(error: Error, context: Context): Response {
  if (error instanceof HTTPException) return error.getResponse();
  const { code: state = "", message } = error as Error & { code?: string };
  if (state === "42501") return context.json({ mensagem: FORBIDDEN }, 403);
  if (state === "PT404") return context.json({ mensagem: message || NOT_FOUND }, 404);
  if (state === "PT409") return context.json({ mensagem: message }, 409);
  if (state === "PT422") return context.json({ mensagem: message }, 422);
  if (state.startsWith("22") || state.startsWith("23")) return context.json({ mensagem: INVALID }, 400);
  logError({ path: context.req.path }, error);
  return context.json({ mensagem: UNAVAILABLE }, 503);
}
