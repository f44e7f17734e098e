/** From the current price to the suggested one. */
export function RulerArrow() {
  return (
    <span className="absolute bottom-4 left-[60.5%] h-6 w-[20%] text-folha transition-opacity delay-300 duration-500 motion-safe:group-data-waiting/ruler:opacity-0">
      <svg
        viewBox="0 0 100 24"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible fill-none stroke-[2.5] stroke-current"
      >
        <path d="M96 20C78 0 26 -2 2 20" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
      </svg>
      <svg
        viewBox="0 0 18 17"
        aria-hidden="true"
        className="absolute bottom-0.5 left-0 h-4 w-4.5 fill-none stroke-[2.5] stroke-current"
      >
        <path d="M10 1 1 15l15 1" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </span>
  );
}
