const hours = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];

/** For who is shown the way: a compass, drawn in the clay and brass of the miniatures. */
export function Compass() {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 226" className="h-auto w-34 lg:w-40">
      <defs>
        <radialGradient id="bussola-luz" cx=".32" cy=".26" r=".85">
          <stop offset="0" stopColor="#fff" stopOpacity=".5" />
          <stop offset=".45" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".28" />
        </radialGradient>
        <radialGradient id="bussola-sombra">
          <stop offset="0" stopColor="#14211b" stopOpacity=".38" />
          <stop offset="1" stopColor="#14211b" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="112" cy="214" rx="70" ry="10" fill="url(#bussola-sombra)" />
      <circle cx="100" cy="20" r="13" fill="none" strokeWidth="7" className="stroke-ipe" />
      <rect x="89" y="26" width="22" height="16" rx="5" className="fill-ipe" />
      <circle cx="100" cy="124" r="92" className="fill-folha" />
      <circle cx="100" cy="124" r="92" fill="url(#bussola-luz)" />
      <circle cx="100" cy="124" r="76" className="fill-ipe" />
      <circle cx="100" cy="124" r="71" className="fill-papel" />
      {hours.map((turn) => (
        <path
          key={turn}
          d={turn % 90 === 0 ? "M100 57v13" : "M100 58v6"}
          transform={`rotate(${turn} 100 124)`}
          strokeWidth="3"
          strokeLinecap="round"
          className={turn % 90 === 0 ? "stroke-mata" : "stroke-contorno"}
        />
      ))}
      <g transform="rotate(38 100 124)">
        <path d="M100 76l12 48H88z" className="fill-terracota" />
        <path d="M100 172l12-48H88z" className="fill-mata" />
        <path d="M100 76v96l-12-48z" fill="#fff" fillOpacity=".18" />
      </g>
      <circle cx="100" cy="124" r="8" className="fill-ipe" />
      <circle cx="98" cy="122" r="3" fill="#fff" fillOpacity=".6" />
      <path
        d="M46 96a62 62 0 0 1 34-31"
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  );
}
