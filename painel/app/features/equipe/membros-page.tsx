import { isAtendente } from "@eden/domain/painel/papeis";
import { Switch } from "@eden/ui/choice/switch.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { RefreshCw } from "lucide";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
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
        {({ membros, rodizio }) => (
          <section>
            <h1 className="font-texto text-title/snug font-normal tracking-normal text-tinta">{countOf(membros)}</h1>
            <ConviteForm />
            <ul className="mt-4 border-t border-dashed border-linha-2">
              {membros.map((membro) => (
                <MembroRow
                  key={membro.id}
                  membro={membro}
                  herdeiros={membros.filter((outro) => outro.id !== membro.id && outro.ativa && isAtendente(outro))}
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
    <div className="mt-6 flex items-center gap-4 rounded-panel border border-linha bg-white px-4 py-4 md:px-5">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-orvalho text-folha max-sm:hidden"
      >
        <Icon of={RefreshCw} size={19} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="font-texto text-read/snug font-strong tracking-normal text-tinta">Rodízio</h2>
        <p className="mt-0.5 text-body/snug text-pretty text-pedra">
          {ligado
            ? "Ligado: no horário da equipe, quem chega sem dono vai para quem está no painel com menos pessoas em aberto."
            : "Desligado: quem chega sem dono espera até alguém assumir."}
        </p>
      </div>
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
