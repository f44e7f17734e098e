import type { LinhaDoArquivo } from "./importacao.ts";

/**
 * What the rows of one file are to each other. The database judges a long file in parts and sees only the rows of one, so a
 * repeated pair or a second person of a store is found here, by the same rules.
 */
export function relateLinhas(linhas: readonly LinhaDoArquivo[]): LinhaDoArquivo[] {
  const firstOf = new Map<string, number>();
  const cnpjs = new Set<string>();
  return linhas.map((linha) => {
    const { situacao, cnpj, cpf } = linha;
    if (situacao === null || situacao === "invalida" || !cnpj || !cpf) return linha;
    const first = firstOf.get(`${cnpj} ${cpf}`);
    if (first !== undefined && situacao !== "gravada") {
      return { ...linha, situacao: "repetida", erro: `Repete a linha ${first}.` };
    }
    firstOf.set(`${cnpj} ${cpf}`, linha.linha);
    const known = cnpjs.has(cnpj);
    cnpjs.add(cnpj);
    return situacao === "nova" && known ? { ...linha, situacao: "segunda" } : linha;
  });
}
