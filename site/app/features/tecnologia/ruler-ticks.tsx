const TICKS = Array.from({ length: 41 }, (_, index) => ({
  x: index,
  length: index % 10 === 0 ? 26 : index % 5 === 0 ? 18 : 11,
}));

/** Stretches with the ruler; the strokes keep their width. */
export function RulerTicks() {
  return (
    <svg
      viewBox="0 0 40 26"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute top-0 h-6.5 w-full overflow-visible stroke-[1.5] stroke-contorno"
    >
      <path d={TICKS.map(({ x, length }) => `M${x} 0V${length}`).join("")} vectorEffect="non-scaling-stroke" />
      <path d="M0 0H40" vectorEffect="non-scaling-stroke" className="stroke-2 stroke-tinta" />
    </svg>
  );
}
