import { CompactButton } from "@eden/ui/core/compact-button.tsx";

export function CaixaError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid flex-1 content-start justify-items-center gap-3 px-8 pt-16 text-center">
      <p role="alert" className="max-w-[32ch] text-pedra">
        A lista não carregou. Confira a conexão; nada do que você escreveu se perdeu.
      </p>
      <CompactButton onClick={onRetry}>Tentar de novo</CompactButton>
    </div>
  );
}

const ROWS = ["a", "b", "c", "d", "e", "f", "g"];

/** The shape of a list while its first page loads. */
export function CaixaSkeleton() {
  return (
    <div role="status" className="min-h-0 flex-1 overflow-hidden motion-safe:animate-pulse">
      <span className="sr-only">Carregando a lista…</span>
      <div aria-hidden="true">
        {ROWS.map((row) => (
          <div
            key={row}
            className="grid grid-cols-[46px_minmax(0,1fr)] gap-3 border-b border-areia px-4 py-3.5 max-lg:px-5"
          >
            <span className="size-11 rounded-full bg-areia" />
            <span className="grid content-start gap-2.5 pt-1">
              <span className="flex justify-between">
                <span className="h-3 w-32 rounded-full bg-areia" />
                <span className="h-3 w-16 rounded-full bg-areia" />
              </span>
              <span className="h-3 w-11/12 rounded-full bg-areia" />
              <span className="h-4 w-40 rounded-mark bg-areia" />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
