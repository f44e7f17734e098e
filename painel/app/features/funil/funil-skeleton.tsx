const COLUMNS = ["a", "b", "c", "d", "e"];
const CARDS = ["a", "b", "c", "d"];

/** The shape of the board while it loads. */
export function FunilSkeleton() {
  return (
    <div role="status" className="min-h-0 flex-1 overflow-hidden px-5 pt-30 motion-safe:animate-pulse md:px-7">
      <span className="sr-only">Carregando o funil…</span>
      <div aria-hidden="true" className="grid grid-cols-2 gap-4 lg:grid-cols-5">
        {COLUMNS.map((column) => (
          <div key={column} className="grid gap-2.5">
            {CARDS.map((card) => (
              <span key={card} className="h-27 rounded-panel bg-areia" />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
