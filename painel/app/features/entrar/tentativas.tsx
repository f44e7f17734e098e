const TOTAL = 5;

/** How many tries are left, in words; the dots only repeat them. */
export function Tentativas({ restam }: { restam: number | undefined }) {
  if (restam === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {restam === 1 ? "Resta 1 de 5 tentativas" : `Restam ${restam} de 5 tentativas`}
      <span aria-hidden="true" className="flex gap-1">
        {Array.from({ length: TOTAL }, (_, index) => index).map((index) => (
          <i
            key={index}
            className={`size-1.75 rounded-full border border-erro ${index >= TOTAL - restam ? "bg-erro" : ""}`}
          />
        ))}
      </span>
    </p>
  );
}
