import { Icon } from "@eden/ui/icon.tsx";
import { Picture } from "@eden/ui/picture.tsx";
import { Check } from "lucide-react";
import { politica } from "~/content/politica.ts";
import { vaso2 } from "~/images/vaso-2.ts";

/** The policy in four sentences. */
export function PolicySummary() {
  return (
    <section
      aria-labelledby="em-resumo"
      className="relative rounded-ficha bg-orvalho px-5.5 py-7 lg:px-10 lg:py-9 print:p-0"
    >
      <span
        aria-hidden="true"
        className="absolute -top-1 right-2 h-5 w-28 bg-[radial-gradient(closest-side,#0e3b2e33,transparent)] lg:-top-1 lg:right-8 lg:h-8 lg:w-45 print:hidden"
      />
      <Picture
        of={vaso2}
        alt=""
        priority
        sizes="150px"
        className="absolute right-6 bottom-[calc(100%-14px)] w-22 lg:right-14 lg:w-37.5 print:hidden"
      />
      <h2 id="em-resumo" className="text-h3">
        Em resumo
      </h2>
      <ul className="mt-4 grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {politica.resumo.map((frase) => (
          <li key={frase} className="flex gap-3 leading-normal">
            <Icon of={Check} strokeWidth={2.25} className="mt-0.5 text-folha" />
            {frase}
          </li>
        ))}
      </ul>
    </section>
  );
}
