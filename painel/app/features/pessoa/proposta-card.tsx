import type { Pessoa } from "@eden/domain/painel/pessoa";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { useNow } from "~/parts/use-now.ts";
import { previstoText } from "~/pessoas/use-prever.ts";
import { usePessoaAcoes } from "./acoes-context.ts";

/** What the proposal to this person should bring, among their data. */
export function PropostaCard({ pessoa: { previsto } }: { pessoa: Pessoa }) {
  const { active, openDialogo } = usePessoaAcoes();
  const now = useNow();
  if (!previsto && !active) return null;
  return (
    <section
      aria-label="Proposta"
      className="flex flex-wrap items-center gap-x-3 rounded-panel bg-ipe-claro px-3.5 py-2"
    >
      <p className="min-w-0 flex-1">
        <span className="block text-small text-pedra">Valor previsto</span>
        <b className="font-strong">{previsto ? previstoText(previsto, now) : "nenhum ainda"}</b>
      </p>
      {active && (
        <CompactButton variant="bare" onClick={() => openDialogo({ tipo: "previsto" })} aria-haspopup="dialog">
          {previsto ? "Mudar" : "Pôr valor"}
          <span className="sr-only"> previsto</span>
        </CompactButton>
      )}
    </section>
  );
}
