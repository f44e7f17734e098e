import { joinNomes } from "../join-nomes.ts";
import { PLANO_EDIFICACAO_IDS } from "./plano-edificacao-ids.ts";
import { isPlanoPlenitudeId, PLENITUDE_NOMES, type PlanoPlenitudeId } from "./plenitude-nomes.ts";
import { nomeProdutoOf } from "./produtos.ts";

export const LIVRO = "livro Chamado para a Plenitude";

/** What a row of a programme chose, as ids. */
export interface Escolhas {
  programa?: string | null | undefined;
  mentoria?: boolean | null | undefined;
  imersao?: boolean | null | undefined;
}

/** The choices of the form of Mentoria and Imersão, by name. */
export const opcoesOf = ({ mentoria, imersao }: Escolhas): string[] => [
  ...(mentoria ? [nomeProdutoOf("mentoria")] : []),
  ...(imersao ? [nomeProdutoOf("imersao")] : []),
];

/** "Plenitude", "Mentoria e Imersão". */
export function programaOf(escolhas: Escolhas): string {
  if (escolhas.programa !== "mentoria_imersao") return nomeProdutoOf(escolhas.programa ?? undefined);
  return joinNomes(opcoesOf(escolhas)) || joinNomes(opcoesOf({ mentoria: true, imersao: true }));
}

/** "Estímulo", "Plano 2"; empty if none was chosen. */
export function planoNome(plano: string | null | undefined): string {
  if (isPlanoPlenitudeId(plano ?? null)) return PLENITUDE_NOMES[plano as PlanoPlenitudeId];
  const id = PLANO_EDIFICACAO_IDS.find((known) => known === plano);
  return id ? `Plano ${PLANO_EDIFICACAO_IDS.indexOf(id) + 1}` : "";
}

/** The same in a sentence: "plano Estímulo", "Plano 2". */
export function planoWords(plano: string | null | undefined): string {
  const nome = planoNome(plano);
  return nome && !nome.startsWith("Plano") ? `plano ${nome}` : nome;
}

const FEMININE = new Set(["imersao", "mentoria", "edificacao", "plenitude", "mentoria_imersao"]);

/** "no EdenApp", "na Plenitude". */
export const inPrograma = (escolhas: Escolhas): string =>
  `${FEMININE.has(escolhas.programa ?? "") ? "na" : "no"} ${programaOf(escolhas)}`;
