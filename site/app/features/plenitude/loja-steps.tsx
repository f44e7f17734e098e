import { TIPOS_LOJA } from "@eden/domain/catalogo/tipos-loja";
import { chooseTipoLoja, type PlenitudeDados } from "@eden/domain/jornadas/plenitude";
import { RadioCards } from "@eden/ui/choice/choice-group.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { FormGrid } from "@eden/ui/form/field.tsx";
import { CnpjBusca } from "~/forms/busca/cnpj-busca.tsx";
import { useBuscaCnpj } from "~/forms/busca/use-busca-cnpj.ts";
import type { FormFields } from "~/forms/use-form-errors.ts";
import { vaso2 } from "~/images/vaso-2.ts";
import { vaso6 } from "~/images/vaso-6.ts";
import type { PlenitudeStepId } from "./plenitude-words.tsx";

const options = [
  {
    value: "nova",
    title: TIPOS_LOJA.nova,
    description: "Vou abrir uma farmácia e quero começar com o Éden.",
    picture: <Picture of={vaso2} alt="" sizes="104px" />,
  },
  {
    value: "conversao",
    title: TIPOS_LOJA.conversao,
    description: "Já tenho uma farmácia e quero trazer a loja para o Éden.",
    picture: <Picture of={vaso6} alt="" sizes="104px" />,
  },
] as const;

export interface LojaStepsProps {
  id: PlenitudeStepId;
  form: FormFields<PlenitudeDados & { isca: string }>;
}

/** The steps about the loja. Loaded while the visitor answers the first step. */
export default function LojaSteps({ id, form }: LojaStepsProps) {
  const { values, edit, field } = form;
  if (id === "tipoLoja") {
    return (
      <RadioCards
        {...field("tipoLoja")}
        legend="Tipo de loja"
        legendHidden
        options={options}
        value={values.tipoLoja || undefined}
        onValueChange={(tipoLoja) => edit(chooseTipoLoja(values, tipoLoja))}
      />
    );
  }
  return <LojaFields form={form} />;
}

function LojaFields({ form: { values, documentField } }: Pick<LojaStepsProps, "form">) {
  const cnpj = documentField("cnpj");
  return (
    <FormGrid>
      <CnpjBusca
        {...cnpj}
        busca={useBuscaCnpj({ cnpj: values.cnpj, id: cnpj.id })}
        hint="Pode ser o CNPJ só de números ou o novo, com letras."
        span={4}
        phoneSpan={6}
      />
    </FormGrid>
  );
}
