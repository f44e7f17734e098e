import { CHEGADAS, type Chegada } from "@eden/domain/atendimento/chegadas";
import { fraseDaPromessa } from "@eden/domain/atendimento/frases";
import { diaOf } from "@eden/domain/dia";
import { addTempoUtil } from "@eden/domain/painel/tempo-util";
import { keysOf } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { DenseControl } from "@eden/ui/dense/dense-field.tsx";
import { DenseRadios } from "@eden/ui/dense/dense-radios.tsx";
import { CalendarClock } from "lucide";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useRpc } from "~/clients/use-rpc.ts";
import { ActionKey } from "~/parts/action-key.tsx";
import { numberKeys } from "~/parts/number-keys.ts";
import { useNow } from "~/parts/use-now.ts";
import { calendarioOf } from "./calendario.ts";
import { CHEGADA_ICONS } from "./chegada-icons.ts";
import { addDays, formatHora, formatQuando, instanteOf } from "./quando.ts";
import { esperaOf, type Recebido } from "./recebido.ts";

interface RecebidoProps {
  valor: Recebido;
  onChange: (change: Partial<Recebido>) => void;
}

const chegadas = keysOf(CHEGADAS);

/** How the person came; keys 1 to 6. `dense`: in one row of a composer, without icons and keys. */
export function ChegadaChoice({ valor, onChange, dense = false }: RecebidoProps & { dense?: boolean }) {
  const choose = (canal: Chegada) => onChange({ canal });
  return (
    <DenseRadios
      legend="Como chegou"
      name="canal"
      value={valor.canal}
      onValueChange={choose}
      onKeyDown={numberKeys(chegadas.length, (index) => choose(chegadas[index] ?? valor.canal))}
      legendHidden={dense}
      columns={dense ? "grid-cols-3 gap-1! @md:flex" : "grid-cols-3 max-md:gap-1.5"}
      card={classNames(
        "max-md:px-1.5 max-md:justify-center max-md:gap-1.5 max-md:[&>span]:flex-none",
        dense
          ? "justify-center px-1.5! text-small! lg:min-h-9! lg:py-1! @md:flex-auto [&>span]:flex-none"
          : "md:gap-1.5! md:px-2!",
      )}
      options={chegadas.map((canal, index) => ({
        value: canal,
        title: CHEGADAS[canal].nome,
        ...(!dense && {
          before: <Icon of={CHEGADA_ICONS[canal]} size={18} className="text-folha max-md:hidden" />,
          after: <ActionKey>{String(index + 1)}</ActionKey>,
        }),
      }))}
    />
  );
}

/** Now, or a moment of the last seven days. */
export function QuandoField({ valor: { em }, onChange, titled = false }: RecebidoProps & { titled?: boolean }) {
  const now = useNow();
  const [open, setOpen] = useState(em !== null);
  const box = useRef<HTMLFieldSetElement>(null);
  // The pressed button is gone: focus stays in the form, where Ctrl Enter saves.
  const show = (shown: boolean) => {
    flushSync(() => setOpen(shown));
    box.current?.querySelector<HTMLElement>("input, button")?.focus();
  };
  const [dia, hora] = [diaOf(em ?? now), formatHora(em ?? now)];
  const set = (dia: string, hora: string) => dia !== "" && hora !== "" && onChange({ em: instanteOf(dia, hora) });
  return (
    <fieldset ref={box} className="flex min-h-10 flex-wrap items-center gap-x-2 gap-y-1">
      <legend className={titled ? "text-body font-semibold" : "sr-only"}>Quando foi</legend>
      <span className="text-body text-pedra tabular-nums">
        {em === null ? `agora, ${formatHora(now)}` : formatQuando(em, now)}
      </span>
      {open ? (
        <>
          <DenseControl
            type="date"
            aria-label="Dia"
            min={addDays(diaOf(now), -7)}
            max={diaOf(now)}
            value={dia}
            onValueChange={(value) => set(value, hora)}
          />
          <DenseControl type="time" aria-label="Hora" value={hora} onValueChange={(value) => set(dia, value)} />
          <CompactButton
            variant="bare"
            onClick={() => {
              onChange({ em: null });
              show(false);
            }}
          >
            Agora
          </CompactButton>
        </>
      ) : (
        <CompactButton variant="bare" icon={CalendarClock} onClick={() => show(true)}>
          Foi antes
        </CompactButton>
      )}
    </fieldset>
  );
}

interface DepoisProps extends RecebidoProps {
  /** The person waits already: the deadline stays. */
  waits: boolean;
  legendHidden?: boolean;
}

/** What comes after the contact, with the deadline that it would have. */
export function DepoisChoice({ valor, onChange, waits, legendHidden = false }: DepoisProps) {
  const promessa = usePromessa(valor.em);
  return (
    <DenseRadios
      legend="E agora?"
      name="espera"
      value={esperaOf(valor)}
      onValueChange={(espera) => onChange({ espera })}
      legendHidden={legendHidden}
      columns="grid-cols-3 gap-1.5"
      card="px-2.5 items-start max-md:px-2"
      options={[
        { value: "encerra", title: "Já resolvi", detail: waits ? "O relógio para" : "Não fica esperando" },
        { value: "comeca", title: "Precisa de retorno", detail: waits ? "O prazo continua" : promessa },
        { value: "mantem", title: "Só guardar", detail: waits ? "O relógio segue" : "Sem relógio" },
      ]}
    />
  );
}

/** "até hoje, 16h30"; a contact of days ago may be late the moment it is written down. */
function usePromessa(em: string | null): string {
  const now = useNow();
  const { data } = useRpc("horario", {}, { staleTime: 5 * 60_000 });
  if (!data) return "O relógio começa";
  const minutos = data.prazo_no_site ?? data.horario.prazo_minutos;
  const prazo = addTempoUtil(new Date(em ?? now), minutos, calendarioOf(data));
  const frase = fraseDaPromessa(prazo.toISOString(), now);
  return prazo.getTime() < now ? `Já vencido: era ${frase}` : `Responder ${frase}`;
}
