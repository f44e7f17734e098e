import { Icon } from "@eden/ui/core/icon.tsx";
import { ShieldAlert } from "lucide";

/** What the quarantine means. The honeypot's content itself is never shown. */
export function SuspeitaNotice() {
  return (
    <section
      aria-label="Por que parou aqui"
      className="m-4 mb-0 rounded-panel border border-linha bg-papel px-4 py-3 lg:m-[22px] lg:mb-0"
    >
      <h3 className="flex items-center gap-2 font-texto text-read font-strong tracking-normal text-tinta">
        <Icon of={ShieldAlert} size={18} className="text-erro" />
        Por que parou aqui
      </h3>
      <p className="mt-1.5 text-body">
        O formulário chegou rápido demais ou com o campo escondido preenchido, como fazem os robôs.
      </p>
      <p className="mt-2 text-small text-pedra">
        Enquanto está aqui, nada acontece: nenhum recibo saiu e o relógio não corre.
      </p>
    </section>
  );
}
