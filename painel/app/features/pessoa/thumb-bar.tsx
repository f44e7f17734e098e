import { Icon } from "@eden/ui/core/icon.tsx";
import { CalendarClock } from "lucide";
import { ABAS, type Aba } from "./aba.ts";

/** The actions at the thumb, on a phone. */
export function ThumbBar({ onOpen, onPasso }: { onOpen: (aba: Aba) => void; onPasso: () => void }) {
  const small =
    "grid min-h-13 flex-1 content-center justify-items-center gap-0.5 rounded-control text-micro font-medium text-mata";
  const button = (aba: Aba) => (
    <button type="button" onClick={() => onOpen(aba)} className={small}>
      <Icon of={ABAS[aba].icon} size={21} />
      {ABAS[aba].nome}
    </button>
  );
  return (
    <div
      role="toolbar"
      aria-label="Falar e anotar"
      className="flex items-center gap-1 border-t border-linha bg-papel px-4 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))]"
    >
      <button
        type="button"
        onClick={() => onOpen("whatsapp")}
        className="inline-flex min-h-12 flex-[2] items-center justify-center gap-2 rounded-panel bg-ipe px-3 text-read font-semibold text-tinta"
      >
        <Icon of={ABAS.whatsapp.icon} size={20} />
        WhatsApp
      </button>
      {button("ligar")}
      {button("email")}
      {button("anotar")}
      {button("recebido")}
      <button type="button" onClick={onPasso} className={small}>
        <Icon of={CalendarClock} size={21} />
        Passo
      </button>
    </div>
  );
}
