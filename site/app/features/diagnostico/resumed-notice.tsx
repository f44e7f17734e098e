import { Icon } from "@eden/ui/icon.tsx";
import { RotateCcw } from "lucide-react";

/** Says that the progress was restored and offers to start again. */
export function ResumedNotice({ onRestart }: { onRestart: () => void }) {
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center justify-between gap-x-6 rounded-[20px] bg-orvalho px-4.5 py-1.5 leading-snug text-mata md:px-6"
    >
      <p className="py-2 font-semibold">Retomamos de onde você parou</p>
      <button
        type="button"
        onClick={onRestart}
        className="inline-flex min-h-11 items-center gap-2 rounded-lg font-semibold text-folha underline underline-offset-4"
      >
        <Icon of={RotateCcw} size={18} />
        Recomeçar
      </button>
    </div>
  );
}
