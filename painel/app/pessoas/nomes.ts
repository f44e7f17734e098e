export function primeiroNome(nome: string): string {
  return nome.trim().split(/\s+/)[0] ?? nome;
}

/** "Drogaria Almeida · Franca, SP", with what is known. */
export function lugarOf({
  loja,
  cidade,
  uf,
}: {
  loja: string | null;
  cidade: string | null;
  uf: string | null;
}): string {
  return [loja, cidadeOf({ cidade, uf })].filter(Boolean).join(" · ");
}

export function cidadeOf({ cidade, uf }: { cidade: string | null; uf: string | null }): string {
  return [cidade, uf].filter(Boolean).join(", ");
}
