import type { Expediente } from "@eden/domain/atendimento/expediente";
import { fraseDoHorario, fraseDoPrazo } from "@eden/domain/atendimento/frases";

interface NoSiteProps {
  /** As edited. */
  expediente: Expediente;
  /** As stored. */
  saved: Expediente;
  /** The shorter promise that still counts; null when the site states the stored one. */
  prazoNoSite: number | null;
  publicando: boolean;
}

/** The two sentences of contact page and footer, and whether the site says them yet. */
export function NoSite({ expediente, saved, prazoNoSite, publicando }: NoSiteProps) {
  const isStored = JSON.stringify(expediente) === JSON.stringify(saved);
  const isWaiting = prazoNoSite !== null && prazoNoSite < saved.prazo_minutos;
  return (
    <section aria-label="No site" className="mt-5 rounded-panel bg-orvalho px-4 py-3.5">
      <p className="text-small font-semibold text-mata">
        No site{" "}
        {isStored && publicando && (
          <span className="ml-1 rounded-full bg-mata px-2 py-px text-micro/5 font-semibold text-white">publicando</span>
        )}
      </p>
      <p className="mt-1 text-pretty text-tinta">
        <b className="font-semibold">Respondemos {fraseDoPrazo(expediente)}.</b> {fraseDoHorario(expediente.dias)}.
      </p>
      {isStored && isWaiting && (
        <p className="mt-1 text-body text-pretty text-pedra">
          Até o site mudar, o relógio segue o que ele diz: {fraseDoPrazo({ ...saved, prazo_minutos: prazoNoSite })}.
        </p>
      )}
    </section>
  );
}
