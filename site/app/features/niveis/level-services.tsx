import type { Nivel } from "@eden/domain/catalogo/niveis";
import { Icon } from "@eden/ui/icon.tsx";
import { Check, X } from "lucide-react";

/** A check or a cross, strike-through and screen-reader text, so that colour is not the only indication. */
export function LevelServices({ servicos }: Pick<Nivel, "servicos">) {
  return (
    <ul className="my-4 grid gap-2.25 border-mata/15 border-t pt-4 text-[1.0625rem]/[1.32] md:mb-5 md:text-peq/[1.32] in-[.escuro]:border-white/18">
      {servicos.map(({ nome, disponivel }) => (
        <li key={nome} className="flex gap-1.75">
          {disponivel ? (
            <Icon of={Check} size={18} className="mt-px text-folha in-[.escuro]:text-broto" />
          ) : (
            <Icon of={X} size={18} className="mt-px text-aviso in-[.escuro]:text-nevoa" />
          )}
          {disponivel ? (
            <span>{nome}</span>
          ) : (
            <span className="text-[#4a5a50] in-[.escuro]:text-nevoa">
              <span className="sr-only">Não incluído: </span>
              <s className="decoration-1">{nome}</s>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
