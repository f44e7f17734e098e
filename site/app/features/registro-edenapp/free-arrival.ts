import { splitNome } from "@eden/domain/contas/split-nome";
import { chooseAcesso, type RegistroEdenappDados } from "@eden/domain/jornadas/registro-edenapp";
import { endCheckout, readCheckout } from "~/clients/edenapp-storage.ts";

/** History state passed by the previous page. */
interface Passed {
  pessoa?: { nome: string; email: string; telefone: string };
}

/**
 * The visitor came through "Criar minha conta gratuita": selects free and prefills the data typed on the previous page.
 * An unpaid order is marked as abandoned; whether it was paid since is checked as for any other order.
 */
export function freeArrival(dados: RegistroEdenappDados, passed: unknown): RegistroEdenappDados {
  const checkout = readCheckout();
  if (checkout && !checkout.over) endCheckout("abandoned");
  const { pessoa } = Object(passed) as Passed;
  const free = chooseAcesso(dados, false);
  return pessoa ? { ...free, ...splitNome(pessoa.nome), email: pessoa.email, telefone: pessoa.telefone } : free;
}
