import { chooseTipoLoja } from "@eden/domain/jornadas/plenitude";
import { RadioCards } from "@eden/ui/choice-group.tsx";
import { FormGrid } from "@eden/ui/field.tsx";
import { Picture } from "@eden/ui/picture.tsx";
import { CnpjField } from "~/forms/cnpj-field.tsx";
import { vaso2 } from "~/images/vaso-2.ts";
import { vaso6 } from "~/images/vaso-6.ts";
import type { PlenitudeStepProps } from "./plenitude-step.tsx";

const options = [
  {
    value: "nova",
    title: "Loja nova",
    description: "Vou abrir uma farmácia e quero começar com o Éden.",
    picture: <Picture of={vaso2} alt="" sizes="104px" />,
  },
  {
    value: "conversao",
    title: "Conversão",
    description: "Já tenho uma farmácia e quero trazer a loja para o Éden.",
    picture: <Picture of={vaso6} alt="" sizes="104px" />,
  },
] as const;

/** The steps about the store. Loaded while the visitor answers the first step. */
export default function StoreSteps({ id, values, errors, edit }: PlenitudeStepProps) {
  if (id === "tipoLoja") {
    return (
      <RadioCards
        id={errors.idOf("tipoLoja")}
        name="tipoLoja"
        legend="Tipo de loja"
        legendHidden
        options={options}
        value={values.tipoLoja || undefined}
        onValueChange={(tipoLoja) => edit(chooseTipoLoja(values, tipoLoja))}
        error={errors.errors.tipoLoja}
      />
    );
  }
  return (
    <FormGrid>
      <CnpjField
        id={errors.idOf("cnpj")}
        hint="Vale o de números e o novo, com letras."
        value={values.cnpj}
        onValueChange={(cnpj) => edit({ cnpj })}
        onMistyped={(message) => errors.notice("cnpj", message)}
        error={errors.errors.cnpj}
        span={4}
        phoneSpan={6}
      />
    </FormGrid>
  );
}
