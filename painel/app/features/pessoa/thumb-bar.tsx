import { Icon } from "@eden/ui/core/icon.tsx";
import { CalendarClock, Reply } from "lucide";
import { ABAS, type Aba } from "./aba.ts";

interface ThumbBarProps {
  /** Answers by the channel that suits the person; its sheet offers the other. */
  onRespond: () => void;
  onOpen: (aba: Aba) => void;
  onPasso: () => void;
}

/** The actions at the thumb, on a phone. */
export function ThumbBar({ onRespond, onOpen, onPasso }: ThumbBarProps) {
  const small =
    "grid min-h-13 min-w-0 flex-1 content-center justify-items-center gap-0.5 rounded-control text-micro font-medium text-mata";
  return (
    <div
      role="toolbar"
      aria-label="Falar e anotar"
      className="flex items-center gap-1 border-t border-linha bg-papel px-3 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))]"
    >
      <button
        type="button"
        onClick={onRespond}
        className="mr-1 inline-flex min-h-12 items-center justify-center gap-2 rounded-panel bg-ipe px-3.5 text-read font-semibold text-tinta"
      >
        <Icon of={Reply} size={20} />
        Responder
      </button>
      {(["ligar", "anotar", "recebido"] as const).map((aba) => (
        <button key={aba} type="button" onClick={() => onOpen(aba)} className={small}>
          <Icon of={ABAS[aba].icon} size={21} />
          {ABAS[aba].nome}
        </button>
      ))}
      <button type="button" onClick={onPasso} className={small}>
        <Icon of={CalendarClock} size={21} />
        Passo
      </button>
    </div>
  );
}
