interface CaixasProps {
  /** Sold today or paid for, and those that are added or given. */
  hoje: number;
  mais: number;
  /** What the added ones are. */
  legenda: string;
}

/** At most this many boxes; above it one stands for several units. */
const MANY = 54;
const STEPS = [1, 2, 5];

/** A box for each unit, or for a round number of them: filled today's, dashed the ones to add. */
export function Caixas({ hoje, mais, legenda }: CaixasProps) {
  const each = unitsPerBox(hoje + mais);
  const solid = Math.round(hoje / each);
  const dashed = Math.min(Math.ceil(mais / each), 2 * MANY);
  return (
    <>
      <div aria-hidden="true" className="mt-6.5 flex flex-wrap gap-x-1.75 gap-y-2">
        {Array.from({ length: solid + dashed }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal boxes in a row
          <Caixa key={index} isDashed={index >= solid} />
        ))}
      </div>
      <p className="mt-3.5 text-nevoa text-peq">
        {each > 1 && `Cada caixinha são ${each.toLocaleString("pt-BR")} unidades. `}
        {legenda}
      </p>
    </>
  );
}

/** 1, 2, 5, 10, 20… so that all fit. */
export function unitsPerBox(units: number): number {
  for (let ten = 1; ; ten *= 10) {
    const step = STEPS.find((one) => units / (one * ten) <= MANY);
    if (step) return step * ten;
  }
}

function Caixa({ isDashed }: { isDashed: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-6.5 lg:size-8">
      {isDashed ? (
        <g className="fill-none stroke-ipe" strokeWidth="2">
          <rect x="2" y="6" width="28" height="24" rx="3" strokeDasharray="4 3" />
          <path d="M16 13v10M11 18h10" strokeWidth="2.6" strokeLinecap="round" />
        </g>
      ) : (
        <g className="stroke-mata" strokeWidth="1.6">
          <rect x="1" y="5" width="30" height="26" rx="3" className="fill-nevoa stroke-none" />
          <rect x="4" y="1" width="24" height="6" rx="2" className="fill-cinza stroke-none" />
          <path d="M1 12h30" />
          <path d="M16 17v8M12 21h8" strokeWidth="2.2" strokeLinecap="round" />
        </g>
      )}
    </svg>
  );
}

/** The empty state: the same row in outline. */
export function CaixasVazias() {
  return (
    <div aria-hidden="true" className="mt-6.5 flex flex-wrap gap-x-1.75 gap-y-2">
      {Array.from({ length: 24 }, (_, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: equal boxes in a row
          key={index}
          aria-hidden="true"
          viewBox="0 0 32 32"
          className="size-6.5 fill-none stroke-nevoa/40 lg:size-8"
          strokeWidth="1.6"
        >
          <rect x="1" y="5" width="30" height="26" rx="3" />
          <path d="M1 12h30M16 17v8M12 21h8" />
        </svg>
      ))}
    </div>
  );
}
