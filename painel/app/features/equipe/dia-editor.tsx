import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Coffee, Plus, X } from "lucide";
import { useRef } from "react";
import { addPausa, describeFaixas, type Faixa, FIM, INICIO, minutesOf, movePonta, removePausa } from "./faixas.ts";
import { PontaHandle } from "./ponta-handle.tsx";

interface DiaEditorProps {
  nome: string;
  faixas: readonly Faixa[];
  onChange: (faixas: Faixa[]) => void;
  onOpen: () => void;
}

/** One weekday: its ranges on the scale, with an end to drag or move by the arrows, and the lunch break. */
export function DiaEditor({ nome, faixas, onChange, onOpen }: DiaEditorProps) {
  const track = useRef<HTMLDivElement>(null);
  const minutesAt = (clientX: number) => {
    const box = track.current?.getBoundingClientRect();
    return box && box.width > 0 ? INICIO + ((clientX - box.left) / box.width) * (FIM - INICIO) : INICIO;
  };
  return (
    <fieldset className="grid grid-cols-[76px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-b border-dashed border-linha-2 py-2.5 sm:grid-cols-[84px_minmax(0,1fr)_auto]">
      <legend className="sr-only">
        {nome}: {describeFaixas(faixas)}
      </legend>
      <span aria-hidden="true" className="font-semibold">
        {nome}
      </span>
      <div
        ref={track}
        className="relative h-9 touch-pan-y bg-[repeating-linear-gradient(90deg,var(--color-linha)_0_1px,transparent_1px_12.5%)]"
      >
        {faixas.length === 0 && (
          <span className="absolute inset-y-0 left-0 bg-papel py-1.5 pr-3 text-body text-pedra">sem atendimento</span>
        )}
        {faixas.map((faixa, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a range is its place in the day
          <div key={index}>
            <div
              className="@container absolute inset-y-0.5 flex items-center overflow-hidden rounded-mark bg-nivel-2 text-micro font-semibold text-mata"
              style={barStyle(faixa)}
            >
              <span className="hidden w-full justify-between px-2.5 @[6.5rem]:flex">
                <span>{faixa.abre}</span>
                <span>{faixa.fecha}</span>
              </span>
              <span className="w-full text-center whitespace-nowrap @[6.5rem]:hidden">
                {`${faixa.abre}–${faixa.fecha}`.replaceAll(":00", "")}
              </span>
            </div>
            {(["abre", "fecha"] as const).map((ponta) => (
              <PontaHandle
                key={ponta}
                nome={`${nome}, ${ponta === "abre" ? "abre" : "fecha"}${faixas.length > 1 ? (index === 0 ? " antes da pausa" : " depois da pausa") : ""}`}
                faixas={faixas}
                index={index}
                ponta={ponta}
                minutesAt={minutesAt}
                onMove={(minutes) => onChange(movePonta(faixas, index, ponta, minutes))}
              />
            ))}
          </div>
        ))}
      </div>
      <div className="flex items-center gap-1.5 max-sm:col-start-2 sm:w-41 sm:justify-end">
        {faixas.length > 0 && (
          <span aria-hidden="true" className="mr-auto text-small/snug text-pedra sm:hidden">
            {describeFaixas(faixas)}
          </span>
        )}
        <DiaActions nome={nome} faixas={faixas} onChange={onChange} onOpen={onOpen} />
      </div>
    </fieldset>
  );
}

function DiaActions({ nome, faixas, onChange, onOpen }: DiaEditorProps) {
  if (faixas.length === 0) {
    return (
      <CompactButton icon={Plus} onClick={onOpen} aria-label={`Abrir ${nome}`}>
        Abrir
      </CompactButton>
    );
  }
  const paused = faixas.length > 1;
  return (
    <>
      <CompactButton
        icon={Coffee}
        aria-pressed={paused}
        aria-label={`Pausa, ${nome}`}
        onClick={() => onChange(paused ? removePausa(faixas) : addPausa(faixas))}
        className="aria-pressed:border-folha aria-pressed:bg-orvalho"
      >
        Pausa
      </CompactButton>
      <CompactButton
        icon={X}
        variant="bare"
        aria-label={`Fechar ${nome}`}
        title={`Fechar ${nome}`}
        onClick={() => onChange([])}
        className="px-2.5"
      />
    </>
  );
}

const percent = (minutes: number) => `${(100 * (minutes - INICIO)) / (FIM - INICIO)}%`;

const barStyle = ({ abre, fecha }: Faixa) => ({
  left: percent(minutesOf(abre)),
  width: `calc(${percent(minutesOf(fecha))} - ${percent(minutesOf(abre))})`,
});
