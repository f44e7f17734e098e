interface PontosProps {
  /** How many in each column. */
  counts: readonly number[];
  /** Width of a column. */
  step: number;
  /** Y of the line the dots are on. */
  floor: number;
  /** Room above it. */
  height: number;
  muted?: boolean;
  /** A ring around one dot. */
  ringed?: { coluna: number; place: number } | null;
  /** The pointer is on a dot: its column, and its place in the stack from below. */
  onPoint?: (coluna: number, place: number) => void;
}

/** The column of the promised time: those from it on are late. */
export const PROMISED = 24;
/** Left and right of the columns. */
export const MARGIN = 8;

/** Counts as stacked dots, or as bars when a stack would be too high. */
export function Pontos({ counts, step, floor, height, muted = false, ringed, onPoint }: PontosProps) {
  const most = Math.max(1, ...counts);
  const radius = Math.min(3.4, step / 2 - 0.4);
  const rise = Math.min(2 * radius + 1, height / most);
  const xOf = (coluna: number) => MARGIN + (coluna + 0.5) * step;
  const yOf = (place: number) => floor - 4 - radius / 2 - place * rise;
  // Lower and the dots would be drawn over each other.
  const asBars = rise < 2.6;
  return (
    <>
      {counts.map((count, coluna) => {
        const colour = coluna >= PROMISED ? "fill-erro" : muted ? "fill-cinza" : "fill-folha";
        const tall = (height * count) / most;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name than its place
          <g key={coluna} className={colour}>
            {asBars ? (
              <rect x={xOf(coluna) - step / 2 + 0.5} width={step - 1} y={floor - tall} height={tall} />
            ) : (
              Array.from({ length: count }, (_, place) => yOf(place)).map((y, place) => (
                <circle key={y} cx={xOf(coluna)} cy={y} r={radius} onPointerEnter={() => onPoint?.(coluna, place)} />
              ))
            )}
          </g>
        );
      })}
      {ringed && !asBars && (
        <circle
          cx={xOf(ringed.coluna)}
          cy={yOf(ringed.place)}
          r={radius + 2.5}
          strokeWidth="2"
          className="pointer-events-none fill-none stroke-tinta"
        />
      )}
    </>
  );
}
