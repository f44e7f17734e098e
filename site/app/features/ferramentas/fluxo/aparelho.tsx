import { Switch } from "@eden/ui/choice/switch.tsx";
import type { FluxoDigitado } from "./use-fluxo.ts";

/** Nothing is kept on the device until this is on. */
export function Aparelho({ fluxo }: { fluxo: FluxoDigitado }) {
  const { isKept } = fluxo.guardado;
  return (
    <section
      aria-label="Guardar"
      className="flex items-start gap-3 rounded-cartao bg-orvalho px-4 py-4 noscript:hidden lg:px-6"
    >
      <Switch label="Guardar neste aparelho" checked={isKept} onCheckedChange={fluxo.keep} />
      <div className="pt-2.5 text-peq/snug">
        <b aria-hidden="true" className="block font-semibold text-base">
          Guardar neste aparelho
        </b>
        <p>Fica só aqui, por 180 dias depois do último uso. Não use em aparelho de outra pessoa.</p>
        {isKept && (
          <button
            type="button"
            onClick={fluxo.clear}
            className="flex min-h-11 items-center font-semibold text-folha underline underline-offset-4"
          >
            Apagar tudo
          </button>
        )}
      </div>
    </section>
  );
}
