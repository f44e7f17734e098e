import { PLANOS_EDIFICACAO } from "@eden/domain/catalogo/planos-edificacao";
import type { EdificacaoDados } from "@eden/domain/jornadas/edificacao";
import { Picture } from "@eden/ui/core/picture.tsx";
import { useId } from "react";
import type { Wizard } from "~/forms/steps/use-wizard-steps.ts";
import { BackButton, NextButton } from "~/forms/steps/wizard-actions.tsx";
import type { LeadFormHandle } from "~/forms/use-lead-form.ts";
import { vaso5 } from "~/images/vaso-5.ts";

interface PlanoBarProps {
  wizard: Wizard;
  form: Pick<LeadFormHandle, "sending" | "queued">;
  last: string;
  dados: EdificacaoDados;
  /** Description of the empresa. */
  empresa: string;
}

/**
 * Under the comparison: the chosen plano, the empresa, and the next button. Loaded while the visitor answers the first
 * step.
 */
export default function PlanoBar({ wizard, form, last, dados, empresa }: PlanoBarProps) {
  const chosenId = useId();
  const plano = PLANOS_EDIFICACAO.find(({ id }) => id === dados.planoSelecionado);
  return (
    <div className="escuro mt-7 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-[28px] bg-mata p-4 text-white md:flex-nowrap md:rounded-full md:py-3.5 md:pr-3.5 md:pl-7">
      <Picture of={vaso5} alt="" sizes="64px" className="-mt-7.5 h-16 w-auto md:-mt-5.5 md:-mb-1" />
      <div id={chosenId} className="min-w-0 flex-1 leading-tight">
        <p className="font-semibold font-titulo text-xl/tight">{plano?.nome ?? "Escolha um plano"}</p>
        <p className="mt-0.5 text-base/snug text-nevoa">{plano ? empresa : "Marque um dos quatro para finalizar."}</p>
      </div>
      <BackButton wizard={wizard} className="order-2 text-white! max-md:w-full md:order-none" />
      <div className="max-md:w-full">
        <NextButton
          wizard={wizard}
          form={form}
          last={last}
          aria-disabled={!wizard.isComplete || undefined}
          aria-describedby={chosenId}
          className="max-md:w-full"
        />
      </div>
    </div>
  );
}
