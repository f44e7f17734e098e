import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Timer } from "lucide";
import { useFimDaSessao } from "~/clients/uso.ts";
import { formatHora } from "~/pessoas/quando.ts";

/** Five minutes before a session ends for lack of use. Any key, tap or click continues it; the button is one. */
export function SessionEnding() {
  const fim = useFimDaSessao();
  return (
    // The region exists before its text, or it would not be announced.
    <div aria-live="assertive" className="pointer-events-none fixed inset-x-3 top-3 z-40 flex justify-center">
      {fim !== null && (
        <div className="pointer-events-auto flex w-full max-w-140 flex-wrap items-center gap-x-4 gap-y-2 rounded-panel border border-ambar-linha bg-ipe-claro p-4 shadow-flutua motion-safe:animate-[surge_200ms_var(--ease-out)]">
          <Icon of={Timer} size={22} className="text-aviso" />
          <p className="min-w-0 flex-1 basis-60">
            <b className="block text-read font-strong">Você ainda está aí?</b>
            <span className="block text-body/snug text-pedra">
              Sem uso, o painel fecha às {formatHora(fim)}. O que você escreveu fica guardado.
            </span>
          </p>
          <CompactButton variant="mata" className="max-sm:w-full">
            Continuar aqui
          </CompactButton>
        </div>
      )}
    </div>
  );
}
