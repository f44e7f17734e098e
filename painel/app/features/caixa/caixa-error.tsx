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
