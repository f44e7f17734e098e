import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Kbd } from "@eden/ui/kbd.tsx";
import { CheckCheck, CircleAlert, X } from "lucide";
import { useEffect, useState } from "react";
import type { Ajuste, Aviso } from "~/clients/comandos/comandos.ts";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { useSingleKeys } from "~/keyboard/use-atalhos.ts";

/** How long a command can be undone. */
const DURACAO = 10_000;
const PASSO = 100;

/** What was just done, with "Desfazer" for ten seconds. The time stops under the pointer and while it has the focus. */
export function AvisoToast() {
  const { aviso, undo, comandos } = useComandos();
  return (
    // The region exists before its text, or it would not be announced.
    <div
      role="status"
      className="pointer-events-none fixed inset-x-3 bottom-20 z-30 flex justify-center md:right-auto md:bottom-5 md:left-25 md:min-w-85 md:max-w-125 [:root:has([data-barra])_&]:bottom-38 md:[:root:has([data-barra])_&]:bottom-20"
    >
      {aviso && (
        <Toast key={aviso.id} aviso={aviso} onUndo={(comando) => void undo(comando)} onClose={comandos.closeAviso} />
      )}
    </div>
  );
}

interface ToastProps {
  aviso: Aviso;
  onUndo: (comando: string) => void;
  onClose: () => void;
}

function Toast({ aviso: { tom, texto, comando, ajuste }, onUndo, onClose }: ToastProps) {
  const [paused, setPaused] = useState(false);
  const single = useSingleKeys();
  const left = useTimeLeft(paused, onClose);
  const pause = { onMouseEnter: () => setPaused(true), onMouseLeave: () => setPaused(false) };
  const hold = { onFocus: () => setPaused(true), onBlur: () => setPaused(false) };
  return (
    <div
      {...pause}
      {...hold}
      className="pointer-events-auto relative flex w-full flex-wrap items-center gap-x-3 overflow-hidden rounded-panel bg-mata py-2.5 pr-2.5 pl-4 text-white shadow-flutua motion-safe:animate-[surge_200ms_var(--ease-out)]"
    >
      <Icon
        of={tom === "ok" ? CheckCheck : CircleAlert}
        size={20}
        className={tom === "ok" ? "text-broto" : "text-ipe"}
      />
      <p className="min-w-0 flex-1 py-1.5 font-semibold">{texto}</p>
      {comando && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            // It goes with the message. Without focus from now on, what was undone gets it.
            currentTarget.blur();
            onUndo(comando);
          }}
          className="inline-flex min-h-11 items-center gap-2 rounded-control bg-white/12 px-3.5 font-semibold hover:bg-white/20"
        >
          Desfazer
          {single && <Kbd className="border-white/30 bg-white/12 text-white pointer-coarse:hidden">Z</Kbd>}
        </button>
      )}
      <button
        type="button"
        aria-label="Fechar"
        onClick={onClose}
        className={classNames(
          "grid size-11 place-items-center rounded-control hover:bg-white/12",
          comando && "max-md:hidden",
        )}
      >
        <Icon of={X} size={18} />
      </button>
      {ajuste && comando && <AjusteChoice {...ajuste} comando={comando} />}
      {comando && (
        <span
          aria-hidden="true"
          className="absolute bottom-0 left-0 h-0.75 bg-broto"
          style={{ width: `${(100 * left) / DURACAO}%` }}
        />
      )}
    </div>
  );
}

/** What can still be said otherwise about the command, e.g. its reason. */
function AjusteChoice({ nome, opcoes, valor, change, comando }: Ajuste & { comando: string }) {
  const [chosen, setChosen] = useState(valor);
  const choose = (id: string) => {
    setChosen(id);
    change(id, comando);
  };
  return (
    <fieldset className="flex basis-full flex-wrap gap-1.5 py-1.5">
      <legend className="sr-only">{nome}</legend>
      {Object.entries(opcoes).map(([id, words]) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => choose(id)}
          className="min-h-8 rounded-full border border-white/30 px-3 text-small font-semibold hover:bg-white/12 aria-pressed:border-broto aria-pressed:bg-white aria-pressed:text-mata max-lg:min-h-11 pointer-coarse:min-h-11"
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}

function useTimeLeft(paused: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(DURACAO);
  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => setLeft((value) => value - PASSO), PASSO);
    return () => clearInterval(timer);
  }, [paused]);
  useEffect(() => {
    if (left <= 0) onEnd();
  }, [left, onEnd]);
  return Math.max(0, left);
}
