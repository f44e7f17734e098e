import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { groupBy } from "~/parts/group-by.ts";

type GrupoId = CobrancaLinha["grupo"];

interface Grupo {
  id: GrupoId;
  nome: string;
  /** Known once a later group has begun or everything is loaded. */
  total: number | null;
  lado: string;
  linhas: CobrancaLinha[];
}

const NOMES: Record<GrupoId, { nome: string; lado: string }> = {
  precisa: { nome: "Precisam de você", lado: "maior valor e mais recente primeiro" },
  sozinho: { nome: "Seguem com envio automático", lado: "o próximo passo já está marcado" },
  pausa: { nome: "Em pausa", lado: "nada sai até você retomar ou o prazo passar" },
  encerrado: { nome: "Encerrados", lado: "" },
};
const ORDEM = Object.keys(NOMES) as GrupoId[];

/** The rows under their headings, in the order of the database. */
export function gruposOf(linhas: readonly CobrancaLinha[], complete: boolean): Grupo[] {
  const byGrupo = groupBy(linhas, ({ grupo }) => grupo);
  const present = ORDEM.filter((id) => byGrupo.has(id));
  return present.map((id, index) => {
    const rows = byGrupo.get(id) ?? [];
    const whole = complete || index < present.length - 1;
    return { id, ...NOMES[id], total: whole ? rows.length : null, linhas: rows };
  });
}
