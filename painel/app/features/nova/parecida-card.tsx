import { PARECENCAS } from "@eden/domain/painel/contrato-nova";
import { ESTADOS } from "@eden/domain/painel/valores";
import { Avatar } from "@eden/ui/avatar.tsx";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import type { Saida } from "~/clients/rpc.ts";
import { useEu } from "~/clients/use-eu.ts";
import { ActionKey } from "~/parts/action-key.tsx";
import { lugarOf, primeiroNome } from "~/pessoas/nomes.ts";

export type Parecida = Saida<"parecidas">["pessoas"][number];

interface ParecidaCardProps {
  parecida: Parecida;
  /** The first card: its button is the primary one, not that which saves another person. */
  first: boolean;
  busy: boolean;
  onRegister: () => void;
  onOpen: () => void;
  onDismiss: () => void;
}

/** Somebody who is here already with what is being typed. */
export function ParecidaCard({ parecida, first, busy, onRegister, onOpen, onDismiss }: ParecidaCardProps) {
  const { pessoa, motivo } = parecida;
  const { membro } = useEu();
  const dono =
    pessoa.dono === null ? "sem dono" : `com ${pessoa.dono.id === membro.id ? "você" : primeiroNome(pessoa.dono.nome)}`;
  const details = [PARECENCAS[motivo], lugarOf(pessoa), `${ESTADOS[pessoa.estado].nome}, ${dono}`].filter(Boolean);
  return (
    <section
      aria-label={`Já está aqui: ${pessoa.nome}`}
      className="rounded-panel border border-ambar-linha bg-ipe-claro px-3.5 py-3"
    >
      <div className="flex items-start gap-3">
        <Avatar name={pessoa.nome} seed={null} />
        <div className="min-w-0 flex-1">
          <p className="font-strong break-words">Já está aqui: {pessoa.nome}</p>
          <p className="text-small/snug text-aviso">{details.join(" · ")}</p>
        </div>
      </div>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <CompactButton variant={first ? "ipe" : "outline"} busy={busy} onClick={onRegister} className="max-md:grow">
          Registrar nela
          {first && <ActionKey>Ctrl ↵</ActionKey>}
        </CompactButton>
        <CompactButton variant="bare" onClick={onOpen} className="max-md:hidden">
          Abrir
        </CompactButton>
        {/* The same mailbox is the same person, whatever the member says. */}
        {motivo !== "email" && (
          <CompactButton variant="bare" onClick={onDismiss}>
            É outra pessoa
          </CompactButton>
        )}
      </div>
    </section>
  );
}
