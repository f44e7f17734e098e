import { Icon } from "@eden/ui/core/icon.tsx";
import { Info } from "lucide";
import type { Comparacao, Quartis } from "~/clients/diagnostico.ts";

interface ComparacaoSectionProps {
  geral: number;
  comparacao: Comparacao | null | undefined;
}

/** Compares the store with the others; a note if there are too few. Renders nothing if the query failed. */
export function ComparacaoSection({ geral, comparacao }: ComparacaoSectionProps) {
  if (comparacao === undefined) return null;
  if (comparacao === null) return <TooFew />;
  return (
    <section
      aria-labelledby="comparacao-titulo"
      className="report-comparison pagina mt-18 grid items-center gap-x-14 gap-y-6 lg:mt-28 lg:grid-cols-[22rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id="comparacao-titulo" className="text-h2">
          Ao lado de outras lojas
        </h2>
        <Words geral={geral} lojas={comparacao.lojas} quartis={comparacao.geral} />
      </div>
      <Band geral={geral} {...comparacao.geral} />
    </section>
  );
}

function TooFew() {
  return (
    <p className="report-comparison pagina mt-6 flex items-start gap-2.5 text-base/snug text-pedra">
      <Icon of={Info} size={20} className="mt-px text-folha" />
      <span>
        Ainda são poucas lojas para comparar a sua nota sem expor ninguém. Quando dez ou mais tiverem respondido, a
        comparação aparece aqui.
      </span>
    </p>
  );
}

function Words({ geral, lojas, quartis: { q1, mediana, q3 } }: { geral: number; lojas: number; quartis: Quartis }) {
  return (
    <>
      <p className="mt-3.5">
        Metade delas fica{" "}
        <strong>
          entre {q1} e {q3}
        </strong>
        . Você está em <strong>{geral}</strong>, {beside(geral, mediana)}, que é {mediana}.
      </p>
      <p className="mt-2.5 text-pedra text-peq">
        São {lojas} lojas ou mais, que responderam nos últimos 12 meses. Sem nomes.
      </p>
    </>
  );
}

function beside(geral: number, mediana: number): string {
  if (geral === mediana) return "bem no meio do grupo";
  return geral > mediana ? "acima do meio do grupo" : "abaixo do meio do grupo";
}

/** The interquartile range and the visitor's own score. Only quartiles are known, so no dot represents a store. */
function Band({ geral, q1, mediana, q3 }: Quartis & { geral: number }) {
  return (
    <div className="report-panel rounded-ficha bg-papel px-8 py-7 shadow-suave">
      <svg
        role="img"
        aria-label={`De 0 a 100: metade das outras lojas fica entre ${q1} e ${q3}, com o meio em ${mediana}. A sua nota é ${geral}.`}
        className="block h-34 w-full overflow-visible"
      >
        <rect x={`${q1}%`} width={`${q3 - q1}%`} y="52" height="36" rx="14" className="fill-nivel-2" />
        <line x1={`${mediana}%`} x2={`${mediana}%`} y1="48" y2="92" className="stroke-folha" strokeWidth="3" />
        <line x1="0" x2="100%" y1="104" y2="104" className="stroke-linha-2" strokeWidth="1.5" />
        {[0, 25, 50, 75, 100].map((mark) => (
          <text key={mark} x={`${mark}%`} y="126" textAnchor="middle" className="fill-pedra text-[14px]">
            {mark}
          </text>
        ))}
        <line x1={`${geral}%`} x2={`${geral}%`} y1="30" y2="70" className="stroke-mata" strokeWidth="2" />
        <circle cx={`${geral}%`} cy="70" r="11" className="fill-mata stroke-papel" strokeWidth="3" />
        <svg aria-hidden="true" x={`${Math.min(92, Math.max(8, geral))}%`} className="overflow-visible">
          <rect x="-52" width="104" height="30" rx="15" className="fill-mata" />
          <text y="20" textAnchor="middle" className="fill-white font-semibold text-[15px]">
            Você · {geral}
          </text>
        </svg>
      </svg>
    </div>
  );
}
