/** The doors' drawings: the chart of each tool in a few strokes. */
export function MiniEquilibrio() {
  return (
    <svg viewBox="0 0 200 124" aria-hidden="true" className="h-auto w-full">
      <path d="M0 112H200" className="stroke-linha" strokeWidth="2" />
      <path d="M6 84L194 34" className="stroke-terracota" strokeWidth="3" strokeDasharray="7 5" />
      <path d="M6 110L194 12" className="stroke-folha" strokeWidth="4" strokeLinecap="round" />
      <circle cx="106" cy="58" r="9" className="fill-ipe stroke-tinta" strokeWidth="2.2" />
    </svg>
  );
}

export function MiniDesconto() {
  return (
    <svg viewBox="0 0 200 124" aria-hidden="true" className="h-auto w-full">
      {[0, 1, 2, 3, 4].map((index) => (
        <g key={index} transform={`translate(${index * 40 + 2} 40)`} className="fill-nivel-2">
          <rect x="1" y="5" width="30" height="26" rx="3" />
          <rect x="4" y="1" width="24" height="6" rx="2" className="fill-nivel-3" />
          <path d="M16 14v9M11.5 18.5h9" className="stroke-mata" strokeWidth="2.4" strokeLinecap="round" />
        </g>
      ))}
      {[0, 1, 2].map((index) => (
        <g key={index} transform={`translate(${index * 40 + 2} 80)`} className="fill-none stroke-terracota">
          <rect x="2" y="6" width="28" height="24" rx="3" strokeWidth="2" strokeDasharray="4 3" />
          <path d="M16 13v10M11 18h10" strokeWidth="2.4" strokeLinecap="round" />
        </g>
      ))}
    </svg>
  );
}

/** Height of each pack, and from which one on it stands still. */
const TABUAS = [
  { y: 34, packs: [22, 28, 19, 26, 22, 29, 20, 27], idle: 5 },
  { y: 76, packs: [25, 20, 28, 22, 26], idle: 4 },
  { y: 116, packs: [21, 27, 23], idle: 0 },
];

export function MiniEstoque() {
  return (
    <svg viewBox="0 0 200 124" aria-hidden="true" className="h-auto w-full">
      {TABUAS.map(({ y, packs, idle }) => (
        <g key={y}>
          {packs.map((height, index) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: packs on a board, by their place
              key={index}
              x={index * 24 + 4}
              y={y - height}
              width="19"
              height={height}
              rx="3"
              className={index < idle ? "fill-nivel-2" : "fill-none stroke-terracota"}
              strokeWidth="2"
              strokeDasharray="4 3"
            />
          ))}
          <path d={`M0 ${y + 2}H200`} className="stroke-barro" strokeWidth="4" strokeLinecap="round" />
        </g>
      ))}
    </svg>
  );
}

/** Place and height of the stems. */
const CAULES = [
  [14, 52],
  [40, 60],
  [66, 24],
  [92, 36],
  [160, 32],
  [188, 56],
] as const;

export function MiniFluxo() {
  return (
    <svg viewBox="0 0 200 124" aria-hidden="true" className="h-auto w-full">
      <rect y="86" width="200" height="34" rx="8" className="fill-areia" />
      {CAULES.map(([x, height]) => (
        <g key={x} transform={`translate(${x} ${86 - height})`}>
          <path d={`M0 ${height}V4`} className="stroke-folha" strokeWidth="4" />
          <path d="M0 6c-2-8-7-9-12-9 0 7 5 10 12 9z" className="fill-nivel-3" />
          <path d="M0 3c2-8 7-10 13-10 0 7-6 11-13 10z" className="fill-folha" />
        </g>
      ))}
      {[112, 136].map((x) => (
        <path
          key={x}
          d={`M${x} 86v18m0-14q-2 6-7 12m7-12q2 6 7 11`}
          className="fill-none stroke-terracota"
          strokeWidth="3"
          strokeLinecap="round"
        />
      ))}
      <path d="M0 86H200" className="stroke-pedra" strokeWidth="2" />
    </svg>
  );
}
