import { diaOf } from "@eden/domain/dia";
import type { Vista } from "@eden/domain/painel/valores";
import type { PessoaLida } from "~/pessoas/cache-pessoa.ts";

export type ListItem =
  | { tipo: "grupo"; id: string; titulo: string; lado: string }
  | { tipo: "pessoa"; id: string; pessoa: PessoaLida };

/**
 * The rows of a list with a heading wherever the reason for their order changes. The database decides the order; nothing is
 * sorted here, so that pages that arrive later never move what is on screen.
 */
export function groupPessoas(pessoas: readonly PessoaLida[], vista: Vista, now: number, complete: boolean): ListItem[] {
  const groups: { id: Grupo; pessoas: PessoaLida[] }[] = [];
  for (const pessoa of pessoas) {
    const id = grupoOf(pessoa, vista, now);
    const last = groups.at(-1);
    if (last?.id === id) last.pessoas.push(pessoa);
    else groups.push({ id, pessoas: [pessoa] });
  }
  return groups.flatMap((group, index): ListItem[] => {
    const counted = complete || index < groups.length - 1;
    return [
      {
        tipo: "grupo",
        id: `${group.id}-${index}`,
        titulo: TITULOS[group.id],
        // A count only when every row of the group is loaded.
        lado: counted ? String(group.pessoas.length) : "",
      },
      ...group.pessoas.map((pessoa): ListItem => ({ tipo: "pessoa", id: pessoa.id, pessoa })),
    ];
  });
}

type Grupo = keyof typeof TITULOS;
const TITULOS = {
  espera: "Esperando a primeira resposta",
  vencido: "Promessas de dias anteriores",
  hoje: "Prometido para hoje",
  depois: "Prometido para depois",
  recente: "Sem passo marcado",
  quarentena: "Em quarentena",
} as const;

function grupoOf(pessoa: PessoaLida, vista: Vista, now: number): Grupo {
  if (vista === "suspeitas") return "quarentena";
  if (pessoa.relogio) return "espera";
  if (!pessoa.passo) return "recente";
  const dia = diaOf(pessoa.passo.em);
  const today = diaOf(now);
  if (dia < today) return "vencido";
  return dia === today ? "hoje" : "depois";
}
