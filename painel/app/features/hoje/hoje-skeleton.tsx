/** The shape of the day while it loads. */
export function HojeSkeleton() {
  return (
    <div className="motion-safe:animate-pulse">
      <h1 className="sr-only">Hoje</h1>
      <p role="status" className="sr-only">
        Carregando o seu dia…
      </p>
      <div aria-hidden="true">
        <span className={`${bone} h-9 w-64`} />
        <span className={`${bone} mt-3 h-4 w-80 max-w-full`} />
        <span className={`${bone} mt-12 h-1 w-full max-md:hidden`} />
        <div className="mt-14 grid gap-7 max-md:mt-6 lg:grid-cols-[2fr_1fr]">
          <span className="block h-80 rounded-sheet bg-papel" />
          <span className="block h-56 rounded-sheet bg-papel" />
        </div>
      </div>
    </div>
  );
}

const bone = "block rounded-full bg-areia";
