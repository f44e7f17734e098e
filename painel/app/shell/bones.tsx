const ROWS = [0, 1, 2, 3, 4, 5];

/** The outline of a screen without any data. */
export function Bones() {
  return (
    <div
      aria-hidden="true"
      className="grid h-dvh grid-cols-1 gap-px bg-linha md:grid-cols-[88px_200px_minmax(0,364px)_minmax(0,1fr)]"
    >
      <div className="bg-mata max-md:hidden" />
      <div className="bg-creme p-6 max-md:hidden">
        <span className={`${bone} h-6 w-20`} />
      </div>
      <div className="bg-papel">
        {ROWS.map((row) => (
          <div key={row} className="flex gap-3 border-b border-linha p-4">
            <span className={`${bone} size-11 rounded-full`} />
            <div className="flex-1 pt-1">
              <span className={`${bone} h-3.5 w-3/5`} />
              <span className={`${bone} mt-2 h-3 w-11/12`} />
            </div>
          </div>
        ))}
      </div>
      <div className="bg-creme max-md:hidden" />
    </div>
  );
}

const bone = "block rounded-full bg-linha";
