import { useState } from "react";
import { useRpc } from "~/clients/use-rpc.ts";
import { QueryState } from "~/parts/query-state.tsx";
import { ConviteForm } from "./convite-form.tsx";
import { MembroRow } from "./membro-row.tsx";
import { PapeisTable } from "./papeis-table.tsx";

/** Who enters the panel, as what, and since when. */
export function MembrosPage() {
  const query = useRpc("membros", {});
  // One confirmation at a time.
  const [leaving, setLeaving] = useState<string | null>(null);
  return (
    <div className="@container max-w-250 px-4 py-5 md:px-7 md:py-6">
      <QueryState query={query}>
        {({ membros }) => (
          <section>
            <h1 className="font-texto text-title/snug font-normal tracking-normal text-tinta">{countOf(membros)}</h1>
            <ConviteForm />
            <ul className="mt-4 border-t border-dashed border-linha-2">
              {membros.map((membro) => (
                <MembroRow
                  key={membro.id}
                  membro={membro}
                  herdeiros={membros.filter(
                    ({ id, ativa, papel }) => id !== membro.id && ativa && ATENDEM.includes(papel),
                  )}
                  leaving={leaving === membro.id}
                  onLeaving={(open) => setLeaving(open ? membro.id : null)}
                />
              ))}
            </ul>
          </section>
        )}
      </QueryState>
      <PapeisTable />
    </div>
  );
}

const ATENDEM = ["atendimento", "gestao"];

function countOf(membros: { ativa: boolean; entrou_em: string | null }[]) {
  const ativos = membros.filter(({ ativa }) => ativa);
  const convites = ativos.filter(({ entrou_em }) => entrou_em === null).length;
  return (
    <>
      <b className="font-semibold text-mata">{ativos.length === 1 ? "Uma pessoa" : `${ativos.length} pessoas`}</b>{" "}
      {ativos.length === 1 ? "tem" : "têm"} acesso ao painel
      {convites > 0 && (convites === 1 ? "; uma ainda não entrou" : `; ${convites} ainda não entraram`)}.
    </>
  );
}
