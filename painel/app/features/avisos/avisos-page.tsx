import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { useState } from "react";
import { useEu } from "~/clients/use-eu.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { lazyLater } from "~/parts/lazy-later.tsx";
import { QueryState } from "~/parts/query-state.tsx";
import { AgendaCard } from "~/pessoas/agenda-card.tsx";
import { AparelhosCard } from "./aparelhos-card.tsx";
import { Choice, cardStyle } from "./choice.tsx";
import { PreferenciasForm } from "./preferencias-form.tsx";

const AusenciaSheet = lazyLater(async () => (await import("~/pessoas/ausencia-sheet.tsx")).AusenciaSheet);

/** How the member is told when the panel is not on screen. */
export function AvisosPage() {
  const query = useRpc("preferencias_aviso", {});
  return (
    <main className="@container h-full overflow-y-auto bg-creme px-4 py-5 md:px-7 md:py-6">
      <div className="max-w-310">
        <h1 className="text-display">Avisos</h1>
        <p className="mt-1 max-w-[70ch] text-read text-pedra">
          Para você não precisar olhar a aba. Nada toca fora do horário da equipe.
        </p>
        <QueryState query={query}>
          {(preferencias) => (
            <div className="mt-5 grid items-start gap-5 @4xl:grid-cols-[minmax(0,1fr)_400px]">
              <div className="grid gap-5 @max-4xl:order-2">
                <PreferenciasForm preferencias={preferencias} />
                <AusenciaCard />
              </div>
              <div className="grid gap-5">
                <AparelhosCard aparelhos={preferencias.aparelhos} />
                <AgendaCard className={`${cardStyle} py-4`} />
              </div>
            </div>
          )}
        </QueryState>
      </div>
    </main>
  );
}

function AusenciaCard() {
  const { membro } = useEu();
  const [open, setOpen] = useState(false);
  return (
    <section className={cardStyle}>
      <Choice
        title="Férias ou ausência"
        text="Quem substitui recebe os avisos e vê as suas pessoas em Minhas. Elas continuam suas."
      >
        <CompactButton onClick={() => setOpen(true)}>Marcar</CompactButton>
      </Choice>
      {open && <AusenciaSheet membro={membro} onClose={() => setOpen(false)} />}
    </section>
  );
}
