import { Icon } from "@eden/ui/core/icon.tsx";
import { CalendarClock } from "lucide";
import { useNow } from "~/parts/use-now.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { formatQuando } from "~/pessoas/quando.ts";

interface PassoProps {
  passo: { texto: string; em: string };
  dono: string | null;
}

/** The next step with the person of the store. */
export function Passo({ passo: { texto, em }, dono }: PassoProps) {
  const now = useNow();
  const quando = formatQuando(em, now);
  return (
    <section aria-label="Próximo passo" className="rounded-sheet bg-aviso-fundo p-4 text-aviso md:px-5 print:hidden">
      <p className="flex items-center gap-2 text-read font-strong first-letter:uppercase">
        <Icon of={CalendarClock} size={18} />
        {quando.charAt(0).toUpperCase() + quando.slice(1)}
      </p>
      <p className="mt-1">
        {texto}
        {dono && ` · ${primeiroNome(dono)}`}
      </p>
    </section>
  );
}
