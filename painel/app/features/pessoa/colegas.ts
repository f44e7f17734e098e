import { isAtendente } from "@eden/domain/painel/papeis";
import type { Saida } from "~/clients/rpc.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { formatDiaDoMes } from "~/pessoas/quando.ts";

type Lida = Saida<"colegas">["colegas"][number];
/** A member who may own people; presence and load come a moment after the name. */
export type Colega = Pick<Lida, "id" | "nome" | "ausencia"> & Partial<Lida>;

/** Whom a person can be handed to: those in the panel first, then the others, the member, and those who are away last. */
export function colegasOf(
  equipe: Saida<"eu">["equipe"],
  lidas: readonly Lida[] | undefined,
  { eu, dono }: { eu: string; dono: string | null },
): Colega[] {
  const rank = ({ id, ausencia, no_painel }: Colega) => {
    if (ausencia) return 3;
    if (id === eu) return 2;
    return no_painel ? 0 : 1;
  };
  return equipe
    .filter((membro) => membro.ativa && membro.id !== dono && isAtendente(membro))
    .map(({ id, nome }): Colega => lidas?.find((lida) => lida.id === id) ?? { id, nome, ausencia: null })
    .sort((one, other) => rank(one) - rank(other) || one.nome.localeCompare(other.nome, "pt-BR"));
}

/** "no painel · 3 esperando, 11 em conversa". */
export function situationOf({ ausencia, no_painel, esperando, em_conversa }: Colega): string {
  if (ausencia) {
    const quem = ausencia.substituto ? `${primeiroNome(ausencia.substituto.nome)} substitui` : "sem substituto";
    return `ausente até ${formatDiaDoMes(ausencia.ate)} · ${quem}`;
  }
  if (em_conversa === undefined) return "";
  return `${no_painel ? "no painel" : "fora do painel"} · ${esperando} esperando, ${em_conversa} em conversa`;
}
