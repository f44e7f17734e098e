interface NextStepsProps {
  steps: readonly { titulo: string; texto: string }[];
}

/** What happens after sending, in order. */
export function NextSteps({ steps }: NextStepsProps) {
  return (
    <ol className="mt-5 grid gap-5">
      {steps.map(({ titulo, texto }, index) => (
        <li key={titulo} className="grid grid-cols-[36px_minmax(0,1fr)] gap-x-4">
          <span
            aria-hidden="true"
            className="grid size-9 place-items-center rounded-full bg-orvalho font-semibold font-titulo text-folha in-[.bg-orvalho]:bg-papel"
          >
            {index + 1}
          </span>
          <div className="pt-1">
            <h3 className="font-semibold font-texto text-base/snug tracking-normal text-tinta">{titulo}</h3>
            <p className="mt-0.5 text-base/snug text-pedra">{texto}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
