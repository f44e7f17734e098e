import { Switch } from "@eden/ui/choice/switch.tsx";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { useRpc } from "~/clients/use-rpc.ts";
import { QueryState } from "~/parts/query-state.tsx";
import { ConviteForm } from "./convite-form.tsx";
import { ATENDEM, MembroRow } from "./membro-row.tsx";
import { PapeisTable } from "./papeis-table.tsx";

/** Who enters the panel, as what, and since when. */
export function MembrosPage() {
  const query = useRpc("membros", {});
  // One confirmation at a time.
  const [leaving, setLeaving] = useState<string | null>(null);
  return (
    <div className="@container max-w-250 px-4 py-5 md:px-7 md:py-6">
      <QueryState query={query}>
        {({ membros, rodizio }) => (
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
            <Rodizio ligado={rodizio} />
          </section>
        )}
      </QueryState>
      <PapeisTable />
    </div>
  );
}

/** Whether new people without an owner are shared out by themselves. */
function Rodizio({ ligado }: { ligado: boolean }) {
  const { send } = useComandos();
  const change = (value: boolean) =>
    void send(
      "gravar_rodizio",
      { ligado: value },
      { aviso: value ? "Rodízio ligado" : "Rodízio desligado", invalidate: ["membros", "registro"] },
    );
  return (
    <div className="mt-6 flex items-center gap-4 rounded-panel border border-linha bg-white px-4 py-3.5">
      <p className="min-w-0 flex-1">
        <b className="block font-semibold">Rodízio</b>
        <span className="text-small/snug text-pedra">
          Quem chega sem dono vai, no horário da equipe, para quem está no painel com menos pessoas em aberto.
          Desligado, cada um assume.
        </span>
      </p>
      <Switch label="Rodízio" checked={ligado} onCheckedChange={change} />
    </div>
  );
}

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
