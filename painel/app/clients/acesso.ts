import type { Papel } from "@eden/domain/painel/valores";
import { minValue, number, object, optional, parse, picklist, pipe, safeParse, string } from "valibot";
import { post, RpcError } from "./transport.ts";

/** Sends the six-digit code. The response is the same for an unknown address. */
export const requestCodigo = (email: string) =>
  answerOf(post("codigo", { email }), () => ({ status: "enviado" as const }));

export const confirmCodigo = (email: string, codigo: string) =>
  answerOf(post("entrar", { email, codigo }), (json) => ({ status: "aceito" as const, ...parse(passoSchema, json) }));

/** Starts the set-up of an authenticator app: the address for the QR code and the same secret to be typed. */
export const requestFator = () =>
  answerOf(post("fator", {}), (json) => ({ status: "criado" as const, fator: parse(fatorSchema, json) }));

/** Confirms the second factor; `fator` is the id of the one being set up. */
export const confirmFator = (codigo: string, fator?: string) =>
  answerOf(post("segundo-fator", fator ? { codigo, fator } : { codigo }), () => ({ status: "aceito" as const }));

export const signOut = () => post("sair", {});
export const signOutEverywhere = () => post("sair-de-todos", {});

export const inviteMembro = (convite: { email: string; nome: string; papel: Papel }) =>
  post("equipe/convidar", convite);
/** Sends a member a code, also while strangers use up those of the mailbox. */
export const sendCodigo = (membro: string) => post(`equipe/${membro}/enviar-codigo`, {});
export const resetFator = (membro: string) => post(`equipe/${membro}/redefinir-fator`, {});

const passoSchema = object({ passo: picklist(["segundo_fator", "cadastrar_fator"]) });
const fatorSchema = object({ id: string(), uri: string(), segredo: string() });
const recusaSchema = object({ mensagem: string(), restam: optional(number()) });
const esperaSchema = object({ espera_s: pipe(number(), minValue(1)) });

export type Fator = { id: string; uri: string; segredo: string };
export type Recusa =
  | { status: "recusado"; mensagem: string; restam?: number | undefined }
  | { status: "espera"; segundos: number }
  | { status: "falhou"; mensagem: string };

/** A refusal is an ordinary response of the sign-in, not an exception. */
async function answerOf<T>(request: Promise<unknown>, read: (json: unknown) => T): Promise<T | Recusa> {
  try {
    return read(await request);
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    const espera = safeParse(esperaSchema, error.body);
    if (error.status === 429 && espera.success) return { status: "espera", segundos: espera.output.espera_s };
    const recusa = safeParse(recusaSchema, error.body);
    if (error.status === 401 && recusa.success) return { status: "recusado", ...recusa.output };
    return { status: "falhou", mensagem: error.mensagem };
  }
}
