import { diaOf } from "@eden/domain/dia";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { DenseControl } from "@eden/ui/dense/dense-field.tsx";
import { type FormEvent, useState } from "react";
import type { Entrada } from "~/clients/rpc.ts";
import { addDays } from "~/pessoas/quando.ts";

export type Periodo = Entrada<"numeros_pessoas">;
const DIAS = [7, 30, 90] as const;

/** The period of an address: `?dias=7`, or `?de=2026-10-01&ate=2026-10-31`; 30 days otherwise. */
export function periodoOf(search: URLSearchParams): Periodo {
  const [de, ate] = [search.get("de"), search.get("ate")];
  if (de && ate && [de, ate].every((dia) => /^\d{4}-\d{2}-\d{2}$/.test(dia))) return { de, ate };
  return { dias: DIAS.find((dias) => String(dias) === search.get("dias")) ?? 30 };
}

interface PeriodoControlProps {
  periodo: Periodo;
  onChange: (params: Record<string, string>) => void;
}

/** The last 7, 30 or 90 days, or days of one's own. */
export function PeriodoControl({ periodo, onChange }: PeriodoControlProps) {
  const [choosing, setChoosing] = useState(Boolean(periodo.de));
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:w-full">
      <fieldset className="flex rounded-control border border-linha-2 bg-white p-0.75 max-md:w-full">
        <legend className="sr-only">Período</legend>
        {DIAS.map((dias) => (
          <button
            key={dias}
            type="button"
            aria-pressed={!choosing && periodo.dias === dias}
            onClick={() => {
              setChoosing(false);
              onChange({ dias: String(dias) });
            }}
            className={segment}
          >
            {dias} dias
          </button>
        ))}
        <button
          type="button"
          aria-pressed={choosing}
          aria-expanded={choosing}
          onClick={() => setChoosing(true)}
          className={segment}
        >
          Escolher
        </button>
      </fieldset>
      {choosing && <DiasForm periodo={periodo} onChange={onChange} />}
    </div>
  );
}

const segment =
  "min-h-9 flex-auto rounded-mark px-3 text-body font-strong text-pedra transition-colors hover:text-mata aria-pressed:bg-mata aria-pressed:text-white pointer-coarse:min-h-11";

function DiasForm({ periodo, onChange }: PeriodoControlProps) {
  const today = diaOf(Date.now());
  const [error, setError] = useState<string | null>(null);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [de, ate] = [String(data.get("de")), String(data.get("ate"))];
    const wrong = !de || !ate || de > ate;
    setError(wrong ? "Escolha o primeiro e o último dia, nesta ordem." : null);
    if (!wrong) onChange({ de, ate });
  };
  return (
    <form onSubmit={send} noValidate className="flex flex-wrap items-center gap-2 text-body max-md:w-full">
      <label className="flex items-center gap-1.5">
        De <DenseControl type="date" name="de" max={today} defaultValue={periodo.de ?? addDays(today, -29)} />
      </label>
      <label className="flex items-center gap-1.5">
        até <DenseControl type="date" name="ate" max={today} defaultValue={periodo.ate ?? today} />
      </label>
      <CompactButton type="submit" className="max-md:flex-auto">
        Ver
      </CompactButton>
      {error && (
        <p role="alert" className="w-full text-erro">
          {error}
        </p>
      )}
    </form>
  );
}
