import { CHEGADAS } from "@eden/domain/atendimento/chegadas";
import { isCnpjValid, normalizeCnpj } from "@eden/domain/documentos/cnpj";
import { isEmailValid, normalizeEmail } from "@eden/domain/documentos/email";
import { isTelefoneValid, normalizeTelefone } from "@eden/domain/documentos/telefone";
import { keysOf } from "@eden/domain/painel/valores";
import { nullable, object, picklist, record, safeParse, string, unknown } from "valibot";
import type { Entrada } from "~/clients/rpc.ts";
import { esperaOf, type Recebido } from "~/pessoas/recebido.ts";

/** The form as typed. `farmacia` is a name or a CNPJ. */
export interface Valores extends Recebido {
  nome: string;
  telefone: string;
  email: string;
  farmacia: string;
  /** Whose person it becomes; null for the member. */
  dono: string | null;
}
export type Campo = "nome" | "telefone" | "email" | "farmacia";
export type Erros = Partial<Record<Campo, string>>;

export const EMPTY: Valores = {
  canal: "telefone",
  em: null,
  texto: "",
  espera: null,
  nome: "",
  telefone: "",
  email: "",
  farmacia: "",
  dono: null,
};

export function errosOf({ nome, telefone, email, farmacia }: Valores): Erros {
  const erros: Erros = {};
  if (nome.trim() === "") erros.nome = "Escreva o nome.";
  if (telefone.trim() === "" && email.trim() === "") erros.telefone = "Escreva um telefone ou um e-mail.";
  else if (telefone.trim() !== "" && !isTelefoneValid(telefone)) erros.telefone = "Confira o número, com o DDD.";
  if (email.trim() !== "" && !isEmailValid(email.trim())) erros.email = "Confira o e-mail.";
  if (looksLikeCnpj(farmacia) && !isCnpjValid(farmacia)) erros.farmacia = "Confira o CNPJ: os números não fecham.";
  return erros;
}

/** Fourteen digits are no name. */
const looksLikeCnpj = (farmacia: string) => /^[\d./\s-]+$/.test(farmacia) && normalizeCnpj(farmacia).length >= 12;

const FEWEST_DIGITS = 8;

/** What is whole enough to ask who has it already. */
export function procuradoOf({ telefone, email, farmacia }: Valores): Entrada<"parecidas"> {
  return {
    telefone: normalizeTelefone(telefone).length >= FEWEST_DIGITS ? normalizeTelefone(telefone) : null,
    email: isEmailValid(email.trim()) ? normalizeEmail(email) : null,
    cnpj: isCnpjValid(farmacia) ? normalizeCnpj(farmacia) : null,
  };
}

const ESPERAS = { encerra: "resolvida", comeca: "comeca", mantem: "nenhuma" } as const;

/** `now` is fixed when the member saves: the command may wait for the connection. */
export function toNova(valores: Valores, now: string): Omit<Entrada<"nova_pessoa">, "comando"> {
  const cnpj = isCnpjValid(valores.farmacia);
  return {
    canal: valores.canal,
    nome: valores.nome.trim(),
    telefone: valores.telefone.trim() || null,
    email: valores.email.trim() || null,
    cnpj: cnpj ? normalizeCnpj(valores.farmacia) : null,
    loja: cnpj ? null : valores.farmacia.trim() || null,
    texto: valores.texto.trim() || null,
    em: valores.em ?? now,
    espera: ESPERAS[esperaOf(valores)],
    dono: valores.dono,
  };
}

/** The same as a contact of somebody who is here already. */
export function toContato(
  valores: Valores,
  pessoa: string,
  now: string,
): Omit<Entrada<"registrar_contato">, "comando"> {
  const { canal, telefone, email, texto, em } = valores;
  return {
    pessoa,
    canal,
    sentido: "recebido",
    resultado: null,
    texto: texto.trim() || null,
    para: (canal === "email" ? email : telefone).trim() || null,
    em: em ?? now,
    espera: esperaOf(valores),
  };
}

const storedSchema = object({
  canal: picklist(keysOf(CHEGADAS)),
  em: nullable(string()),
  texto: string(),
  espera: nullable(picklist(["encerra", "comeca", "mantem"])),
  nome: string(),
  telefone: string(),
  email: string(),
  farmacia: string(),
  dono: nullable(string()),
});

/** A draft that was kept as text, or a command that was refused; the empty form where there is none. */
export function readDraft(draft: string): Valores {
  if (draft === "") return EMPTY;
  const kept: unknown = JSON.parse(draft);
  const form = safeParse(storedSchema, kept);
  if (form.success) return form.output;
  const entrada = safeParse(record(string(), unknown()), kept);
  return entrada.success ? fromEntrada(entrada.output) : EMPTY;
}

/** A command that waits for the connection, or was refused, as the form that gave it. */
export function fromEntrada(entrada: Readonly<Record<string, unknown>>): Valores {
  const text = (campo: string) => (typeof entrada[campo] === "string" ? String(entrada[campo]) : "");
  const espera = (["encerra", "comeca", "mantem"] as const).find((id) => ESPERAS[id] === entrada.espera) ?? null;
  const canal = keysOf(CHEGADAS).find((id) => id === entrada.canal) ?? EMPTY.canal;
  return {
    canal,
    em: text("em") || null,
    texto: text("texto"),
    espera,
    nome: text("nome"),
    telefone: text("telefone"),
    email: text("email"),
    farmacia: text("cnpj") || text("loja"),
    dono: text("dono") || null,
  };
}
