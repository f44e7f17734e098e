import { normalizeTexto } from "@eden/domain/campos/texto";
import { isEmailValid } from "@eden/domain/documentos/email";
import { isTelefoneValid, normalizeTelefone } from "@eden/domain/documentos/telefone";
import type { Pessoa } from "@eden/domain/painel/pessoa";
import { CAMPOS_CORRIGIVEIS, type CampoCorrigivel } from "@eden/domain/painel/valores";
import { type Canal, textOf } from "./canais.tsx";

/** Which fact of a person is being corrected. */
export interface Correcao {
  campo: CampoCorrigivel;
  /** The telephone or e-mail that is replaced; none where the person has none. */
  canal?: Canal | undefined;
  /** Of the pharmacy whose name it is. */
  cnpj?: string | null | undefined;
}

/** The name of the button that opens the form. */
export const correcaoLabel = ({ campo, canal }: Correcao): string =>
  ["Corrigir", CAMPOS_CORRIGIVEIS[campo], canal && textOf(canal)].filter(Boolean).join(" ");

/** The typed value as it is sent, and what is wrong with it. */
export function checkValor(campo: CampoCorrigivel, digitado: string): { valor: string; erro: string | undefined } {
  const valor = normalizeTexto(digitado);
  if (campo === "telefone") {
    return {
      valor: normalizeTelefone(valor),
      erro: isTelefoneValid(valor) ? undefined : "Confira o número, com o DDD.",
    };
  }
  if (campo === "email")
    return { valor: valor.toLowerCase(), erro: isEmailValid(valor) ? undefined : "Confira o e-mail." };
  return { valor, erro: valor === "" ? "Escreva o nome." : undefined };
}

/** The person as they are shown until the service answers, or until the connection is back. */
export function correctPessoa(
  pessoa: Pessoa,
  { campo, canal }: Correcao,
  { valor, errado }: { valor: string; errado: boolean },
): Partial<Pessoa> {
  const novo = { confianca: "digitado", novo: false, corrigido_em: new Date().toISOString() } as const;
  const others = <C extends Pessoa["emails"][number] | Pessoa["telefones"][number]>(canais: readonly C[]) =>
    canais
      .map((outro) => (errado && outro.canal === canal?.canal ? { ...outro, confianca: "falhou" as const } : outro))
      .toSorted((a, b) => Number(a.confianca === "falhou") - Number(b.confianca === "falhou"));
  switch (campo) {
    case "nome":
      return { nome: valor };
    case "telefone":
      return { telefones: [{ ...novo, canal: "novo", telefone: valor }, ...others(pessoa.telefones)] };
    case "email":
      return { emails: [{ ...novo, canal: "novo", email: valor, compartilhado: false }, ...others(pessoa.emails)] };
    case "loja":
      return {};
  }
}
