import { kindOf } from "@eden/domain/farmacias/busca-reducer";
import { type Farmacia, formatMes, lugarOf, nomeOf } from "@eden/domain/farmacias/farmacia";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { CloudOff, type IconNode, Info, Landmark, Leaf, Shrub } from "lucide";
import type { ReactNode } from "react";
import type { Busca } from "./use-busca-cnpj.ts";

/** The found pharmacy, in a form that asks for the CNPJ only: name and town, nothing to confirm. */
export function NotesCard({ busca: { card, retry } }: { busca: Busca }) {
  if (card.status === "fora")
    return <OutOfReachNote onRetry={retry}>Siga normalmente: só o número basta.</OutOfReachNote>;
  if (card.status === "naoEncontrada") {
    return <UnknownNote>Loja nova demora um mês ou dois para aparecer. Pode seguir.</UnknownNote>;
  }
  if (card.status !== "encontrada") return null;
  const { farmacia } = card;
  const closed = kindOf(farmacia) === "inativa";
  return (
    <Note icon={closed ? Info : Leaf} tone={closed ? "aviso" : "orvalho"}>
      <strong className="block">{nomeOf(farmacia)}</strong>
      <span className="block">{lugarOf(farmacia)}</span>
      {closed && <span className="mt-1 block">{closedText(farmacia)} Isso não impede você: pode seguir.</span>}
      <Source farmacia={farmacia} className="mt-2" />
    </Note>
  );
}

/** "Na Receita, esta loja aparece como baixada desde março de 2025." */
export function closedText({ situacao, situacao_em }: Farmacia): string {
  const since = situacao_em ? ` desde ${formatMes(situacao_em)}` : "";
  return `Na Receita, esta loja aparece como ${situacao}${since}.`;
}

interface SourceProps {
  farmacia: Farmacia;
  children?: string;
  className?: string;
}

/** Where the data comes from, and of which month it is. */
export function Source({ farmacia: { mes }, children = "corrija se mudou", className }: SourceProps) {
  return (
    <span className={classNames("flex items-start gap-2 text-peq/snug text-pedra", className)}>
      <Icon of={Landmark} size={17} className="mt-px shrink-0" />
      <span>
        {sourceOf(mes)} · {children}
      </span>
    </span>
  );
}

export const sourceOf = (mes: string | null) => `Receita Federal${mes ? `, ${formatMes(mes)}` : ""}`;

export function UnknownNote({ children }: { children: string }) {
  return (
    <Note icon={Shrub} tone="areia">
      <strong>O número está certo, só não está na nossa lista.</strong> {children}
    </Note>
  );
}

export function OutOfReachNote({ onRetry, children }: { onRetry: () => void; children: string }) {
  return (
    <Note icon={CloudOff} tone="areia">
      <strong>A busca do CNPJ não respondeu.</strong> {children}{" "}
      <button type="button" onClick={onRetry} className={textButton}>
        Tentar de novo
      </button>
    </Note>
  );
}

export const textButton =
  "inline-flex min-h-11 items-center gap-2 rounded-lg font-semibold text-folha underline underline-offset-4 active:text-mata";

const tones = {
  orvalho: { box: "bg-orvalho", icon: "text-folha" },
  areia: { box: "bg-areia", icon: "text-folha" },
  aviso: { box: "bg-aviso-fundo text-aviso", icon: "text-aviso" },
};

interface NoteProps {
  icon: IconNode;
  tone: keyof typeof tones;
  /** Makes it a target of focus. */
  id?: string;
  className?: string;
  children: ReactNode;
}

export function Note({ icon, tone, id, className, children }: NoteProps) {
  return (
    <div
      id={id}
      tabIndex={id ? -1 : undefined}
      className={classNames(
        "col-span-full grid animate-fade grid-cols-[22px_minmax(0,1fr)] gap-x-3 rounded-2xl px-4 py-3.5 text-base/normal [overflow-wrap:anywhere] md:px-5",
        tones[tone].box,
        className,
      )}
    >
      <Icon of={icon} className={classNames("mt-0.5", tones[tone].icon)} />
      <div className="text-pretty">{children}</div>
    </div>
  );
}
