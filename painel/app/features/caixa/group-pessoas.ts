import { diaOf } from "@eden/domain/dia";
import { joinNomes } from "@eden/domain/join-nomes";
import type { Vista } from "@eden/domain/painel/valores";
import type { PessoaLida } from "~/pessoas/cache-pessoa.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";

export type ListItem =
  | { tipo: "grupo"; id: string; titulo: string; lado: string }
  | { tipo: "pessoa"; id: string; pessoa: PessoaLida };

/**
 * The rows of a list with a heading wherever the reason for their order changes. The database decides the order; nothing is
 * sorted here, so that pages that arrive later never move what is on screen. `ausentes` are other members who are away today.
 */
export function groupPessoas(
  pessoas: readonly PessoaLida[],
  { vista, ausentes = new Set() }: { vista: Vista; ausentes?: ReadonlySet<string> },
  now: number,
  complete: boolean,
): ListItem[] {
  const groups: { id: Grupo; pessoas: PessoaLida[] }[] = [];
  for (const pessoa of pessoas) {
    const covered = vista === "minhas" && pessoa.dono !== null && ausentes.has(pessoa.dono.id);
    const id = covered ? "coberta" : grupoOf(pessoa, vista, now);
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
        titulo: group.id === "coberta" ? cobertaTitulo(group.pessoas) : TITULOS[group.id],
        // A count only when every row of the group is loaded. The clocks of the rows have no room to say what they count.
        lado: [group.id === "espera" && "tempo de trabalho", counted && group.pessoas.length]
          .filter(Boolean)
          .join(" · "),
      },
      ...group.pessoas.map((pessoa): ListItem => ({ tipo: "pessoa", id: pessoa.id, pessoa })),
    ];
  });
}

type Grupo = keyof typeof TITULOS | "coberta";
const TITULOS = {
  espera: "Esperando resposta",
  vencido: "Promessas de dias anteriores",
  hoje: "Prometido para hoje",
  depois: "Prometido para depois",
  recente: "Sem passo marcado",
  quarentena: "Em quarentena",
} as const;

/** "De Lívia, ausente": people of a colleague whose stand-in the member is. */
function cobertaTitulo(pessoas: readonly PessoaLida[]): string {
  const nomes = [...new Set(pessoas.flatMap(({ dono }) => (dono ? [primeiroNome(dono.nome)] : [])))];
  return `De ${joinNomes(nomes)}, ${nomes.length === 1 ? "ausente" : "ausentes"}`;
}

function grupoOf(pessoa: PessoaLida, vista: Vista, now: number): keyof typeof TITULOS {
  if (vista === "suspeitas") return "quarentena";
  if (pessoa.relogio) return "espera";
  if (!pessoa.passo) return "recente";
  const dia = diaOf(pessoa.passo.em);
  const today = diaOf(now);
  if (dia < today) return "vencido";
  return dia === today ? "hoje" : "depois";
}
