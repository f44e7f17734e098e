import { joinNomes } from "@eden/domain/join-nomes";

/** "Faltam o custo e o desconto." */
export const missingWords = (nomes: readonly string[]) =>
  `${nomes.length > 1 ? "Faltam" : "Falta"} ${joinNomes(nomes.map((nome) => `**${nome}**`))}.`;
