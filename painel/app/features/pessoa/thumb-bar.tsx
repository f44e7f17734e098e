import { Icon } from "@eden/ui/core/icon.tsx";
import { CalendarClock, Reply } from "lucide";
import { ABAS, type Aba } from "./aba.ts";

interface ThumbBarProps {
  /** By which the person is answered, the best first. */
  respostas: readonly Aba[];
  onOpen: (aba: Aba) => void;
  onPasso: () => void;
}

/** The actions at the thumb, on a phone. The other way to answer is beside the first: both begin with one tap. */
export function ThumbBar({ respostas: [first = "whatsapp", other], onOpen, onPasso }: ThumbBarProps) {
  const abas = [...(other ? [other] : []), "ligar", "anotar", "recebido"] as const;
  return (
    <div
      role="toolbar"
      aria-label="Falar e anotar"
      className="flex items-center border-t border-linha bg-papel px-2.5 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))]"
    >
      <button
        type="button"
        onClick={() => onOpen(first)}
        className="mr-1.5 inline-flex min-h-12 shrink-0 items-center justify-center gap-2 rounded-panel bg-ipe px-3 text-read font-semibold text-tinta md:px-5"
      >
        <Icon of={Reply} size={20} className="max-md:hidden" />
        Responder
      </button>
      {abas.map((aba) => (
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

const small =
  "grid min-h-13 min-w-min grow basis-11 content-center justify-items-center gap-0.5 rounded-control text-micro font-medium text-mata";
