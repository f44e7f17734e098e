import type { LinhaDoTempo } from "@eden/domain/painel/pessoa";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Users } from "lucide";
import { useEu } from "~/clients/use-eu.ts";
import { useNow } from "~/parts/use-now.ts";
import { formatHora } from "~/pessoas/quando.ts";
import { fraseOf } from "./frases.ts";
import type { Conflito } from "./use-acoes.ts";

interface ConflitoBannerProps {
  conflito: Conflito;
  linhas: readonly LinhaDoTempo[];
  onClose: () => void;
}

/** Somebody changed the person first: who and what. Nothing was overwritten and typed texts are still there. */
export function ConflitoBanner({ conflito, linhas, onClose }: ConflitoBannerProps) {
  const { membro } = useEu();
  const now = useNow();
  const others = linhas
    .filter(({ em, autor }) => em > conflito.desde && autor !== null && autor.id !== membro.id)
    .slice(0, 3);
  return (
    <div
      role="alert"
      className="col-span-full flex items-start gap-3 border-b border-ambar-linha bg-ipe-claro px-5 py-3 text-aviso lg:px-[22px]"
    >
      <Icon of={Users} size={20} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <p className="font-strong text-tinta">{conflito.mensagem}</p>
        {others.map((linha) => {
          const { forte, resto } = fraseOf(linha, membro.id, now);
          return (
            <p key={linha.id}>
              {formatHora(linha.em)} · {forte} {resto}
            </p>
          );
        })}
        <p>Sua mudança não foi gravada. O que você digitou continua aqui.</p>
      </div>
      <CompactButton onClick={onClose}>Entendi</CompactButton>
    </div>
  );
}
