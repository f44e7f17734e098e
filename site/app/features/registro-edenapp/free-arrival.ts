import { splitNome } from "@eden/domain/contas/split-nome";
import { chooseAcesso, type RegistroEdenappDados } from "@eden/domain/jornadas/registro-edenapp";
import { endCheckout, readCheckout } from "~/clients/edenapp-storage.ts";

/** What the page before passed on, outside the address. */
interface Passed {
  pessoa?: { nome: string; email: string; telefone: string };
}

/**
 * Came by "Criar minha conta gratuita": free is chosen, and filled in by what was typed a page before. An order left
 * unpaid is left behind; whether it was paid since is asked as of any other.
 */
export function freeArrival(dados: RegistroEdenappDados, passed: unknown): RegistroEdenappDados {
  const checkout = readCheckout();
  if (checkout && !checkout.over) endCheckout("abandoned");
  const { pessoa } = Object(passed) as Passed;
  const free = chooseAcesso(dados, false);
  return pessoa ? { ...free, ...splitNome(pessoa.nome), email: pessoa.email, telefone: pessoa.telefone } : free;
}
