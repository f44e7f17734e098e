import { ESPECIES, type Especie } from "@eden/domain/pracas/rua";

const TOLDO =
  "M5.2 2.5h13.6L22 9.2c0 1.9-1.3 2.9-2.6 2.9s-2.4-1-2.4-2.5c0 1.5-1.2 2.5-2.5 2.5S12 11.1 12 9.6c0 1.5-1.2 2.5-2.5 2.5S7 11.1 7 9.6c0 1.5-1.1 2.5-2.4 2.5S2 11.1 2 9.2z";

/** The three shops, drawn once: solid, an awning over an outline, an outline. Colours are those of the class `loja-…`. */
export function Moldes() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true" focusable="false">
      <defs>
        <g id="loja-unica">
          <path d="M4 11.5h16V21.5H4z" fill="var(--corpo)" />
          <path d={TOLDO} fill="var(--loja)" />
          <path d="M10 15h4v6.5h-4z" fill="var(--porta)" />
        </g>
        <g id="loja-grupo" fill="none" stroke="var(--loja)">
          <path d="M4.9 12v8.65h14.2V12" strokeWidth="1.8" />
          <path d={TOLDO} fill="var(--loja)" stroke="none" />
          <path d="M10.1 20.5v-5h3.8v5" strokeWidth="1.6" />
        </g>
        <g id="loja-rede" fill="none" stroke="var(--loja)" strokeWidth="1.5">
          <path d="M4.75 12v8.75h14.5V12M10.25 20.5v-4.75h3.5v4.75" />
          <path
            d="M5.6 3.25h12.8l2.85 6c0 1.5-1 2.15-2 2.15s-1.9-.8-1.9-1.9c0 1.1-1.35 1.9-2.4 1.9S12 10.6 12 9.5c0 1.1-1.9 1.9-2.95 1.9S6.65 10.6 6.65 9.5c0 1.1-.9 1.9-1.9 1.9s-2-.65-2-2.15z"
            strokeLinejoin="round"
          />
        </g>
      </defs>
    </svg>
  );
}

/** One shop as the key of a legend. */
export function Loja({ de: especie, size }: { de: Especie; size: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={`loja-${especie}`} aria-hidden="true">
      <use href={`#loja-${especie}`} />
    </svg>
  );
}

const CELL = 28;
const ROW = 36;

interface RuaProps {
  lojas: readonly Especie[];
  columns: number;
  /** Width of the drawing in columns, when the shops fill less than one row. */
  room?: number;
  /** One shop of this kind is the visitor's own. */
  marcada?: Especie | undefined;
}

/** The street in units of its own: one shop beside the other on rows that stand on a kerb. */
export function Rua({ lojas, columns, room = columns, marcada }: RuaProps) {
  const rows = Math.max(1, Math.ceil(lojas.length / columns));
  const places = lojas.map((especie, index) => ({
    especie,
    x: (index % columns) * CELL + 2,
    y: Math.floor(index / columns) * ROW,
  }));
  const own = places.find(({ especie }) => especie === marcada);
  const kerbs = Array.from({ length: rows }, (_, row) => `M0 ${row * ROW + 23}H${columns * CELL}`).join("");
  return (
    <svg viewBox={`0 0 ${room * CELL} ${rows * ROW - 10}`} className="rua" aria-hidden="true">
      <path d={kerbs} className="rua-meio-fio" />
      {own && <rect x={own.x - 2} y={own.y - 3} width="28" height="29" rx="6" className="rua-sua" />}
      {ESPECIES.map((especie) => (
        <g key={especie} className={`loja-${especie}`}>
          {places
            .filter((place) => place.especie === especie)
            .map(({ x, y }) => (
              <use key={`${x} ${y}`} href={`#loja-${especie}`} x={x} y={y} />
            ))}
        </g>
      ))}
    </svg>
  );
}

/** As many columns as make the street about `height` high, with shops of `least` to `most` pixels. */
export function columnsFor(count: number, width: number, height: number, least: number, most: number): number {
  const cell = Math.min(most, Math.max(least, Math.sqrt((width * height) / Math.max(1, count))));
  return Math.floor(width / cell);
}
