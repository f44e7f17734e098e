import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Timer } from "lucide";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { formatHora } from "~/pessoas/quando.ts";

/**
 * Shown five minutes before a session ends for lack of use. Any key, tap or click continues it; the button is one. An open
 * dialog covers the page and takes its controls away, so the question is asked inside it.
 */
export function SessionEnding({ fim }: { fim: number }) {
  const [host] = useState(() => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.showPopover?.(), []);
  return createPortal(
    <div
      ref={box}
      role="alert"
      popover="manual"
      className="fixed inset-x-3 top-3 bottom-auto z-40 mx-auto flex w-auto max-w-140 flex-wrap items-center gap-x-4 gap-y-2 rounded-panel border border-ambar-linha bg-ipe-claro p-4 text-tinta shadow-flutua motion-safe:animate-[surge_200ms_var(--ease-out)]"
    >
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
    </div>,
    host,
  );
}
