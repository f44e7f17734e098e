import { formatTextoDaReceita } from "@eden/domain/farmacias/texto-da-receita";

export function primeiroNome(nome: string): string {
  return nome.trim().split(/\s+/)[0] ?? nome;
}

interface Lugar {
  loja: string | null;
  cidade: string | null;
  uf: string | null;
  receita?: readonly ("loja" | "cidade")[] | undefined;
}

/** The name of the pharmacy; one from the public register, which is in capitals, as a name is written. */
export function lojaOf({ loja, receita = [] }: Pick<Lugar, "loja" | "receita">): string | null {
  return loja && receita.includes("loja") ? formatTextoDaReceita(loja) : loja;
}

/** "Drogaria Almeida · Franca, SP", with what is known. */
export function lugarOf(lugar: Lugar): string {
  return [lojaOf(lugar), cidadeOf(lugar)].filter(Boolean).join(" · ");
}

export function cidadeOf({ cidade, uf }: { cidade: string | null; uf: string | null }): string {
  return [cidade, uf].filter(Boolean).join(", ");
}
