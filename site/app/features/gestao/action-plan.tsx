import { classNames } from "@eden/ui/class-names.ts";
import { Icon } from "@eden/ui/icon.tsx";
import { Check } from "lucide-react";

const linhas = [
  { texto: "Diagnóstico", feito: true },
  { texto: "Plano de ação", feito: true },
  { texto: "Execução", feito: false },
  { texto: "Indicadores", feito: false },
];

/** A clipboard drawn with HTML text. An illustration: its container hides it from screen readers. */
export function ActionPlan() {
  return (
    <span className="relative z-1 -mb-1.5 block w-40 origin-bottom-left -rotate-3 rounded-[20px] bg-areia p-2 shadow-[0_18px_40px_#0e3b2e26] lg:w-43 xl:w-54 xl:rounded-[26px] xl:p-2.5">
      <span className="absolute -top-2.5 left-1/2 h-5 w-16 -translate-x-1/2 rounded-[8px] bg-ipe shadow-[inset_0_-3px_0_#9a6a0033] xl:-top-3.5 xl:h-7 xl:w-24 xl:rounded-[10px]" />
      <span className="grid gap-2 rounded-[14px] bg-papel px-3 pt-5 pb-4 lg:gap-3 xl:gap-4 xl:rounded-[18px] xl:px-5 xl:pt-8 xl:pb-6">
        <b className="font-semibold font-titulo text-base text-mata xl:text-xl">Plano da loja</b>
        {linhas.map(({ texto, feito }) => (
          <span
            key={texto}
            className="flex items-center gap-2 whitespace-nowrap text-sm xl:gap-2.5 xl:text-[1.0625rem]"
          >
            <span
              className={classNames(
                "grid size-5 shrink-0 place-items-center rounded-full xl:size-6.5",
                feito ? "bg-folha text-white" : "border-[1.5px] border-contorno",
              )}
            >
              {feito && <Icon of={Check} size={15} strokeWidth={3} />}
            </span>
            {texto}
          </span>
        ))}
      </span>
    </span>
  );
}
