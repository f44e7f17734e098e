import type { sugestaoSchema } from "@eden/domain/painel/pessoa";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import type { InferOutput } from "valibot";

export type Sugestao = InferOutput<typeof sugestaoSchema>;

export const MOTIVO_WORDS: Record<Sugestao["motivos"][number], string> = {
  telefone: "mesmo telefone",
  telefone_sem_nove: "mesmo telefone, sem o 9",
  email: "mesmo e-mail",
  nome: "nome parecido",
  cnpj: "mesmo CNPJ",
  cidade: "mesma cidade",
  email_diferente: "e-mails diferentes",
};

/** Somebody who may be the same person, and why. No landmark: two suggestions may have the same name. */
export function SugestaoCard({ sugestao, onCompare }: { sugestao: Sugestao; onCompare: (() => void) | null }) {
  const reasons = sugestao.motivos.map((motivo) => MOTIVO_WORDS[motivo]).join("; ");
  return (
    <article
      aria-label={`Parece a mesma pessoa: ${sugestao.pessoa.nome}`}
      className="rounded-panel border border-linha bg-white px-3.5 py-3"
    >
      <h3 className="font-texto text-body font-strong tracking-normal text-tinta">Parece a mesma pessoa</h3>
      <p className="mt-1 text-small text-pedra">
        {sugestao.pessoa.nome}: {reasons}.
      </p>
      {onCompare && (
        <CompactButton onClick={onCompare} aria-haspopup="dialog" className="mt-2.5 px-3.5!">
          Comparar<span className="sr-only"> com {sugestao.pessoa.nome}</span>
        </CompactButton>
      )}
    </article>
  );
}
