import { chooseTipoEmpresa } from "@eden/domain/jornadas/edificacao";
import { RadioCards } from "@eden/ui/choice-group.tsx";
import { Picture } from "@eden/ui/picture.tsx";
import { vaso4 } from "~/images/vaso-4.ts";
import { vaso5 } from "~/images/vaso-5.ts";
import { CompanyFields } from "./company-fields.tsx";
import type { StepProps } from "./edificacao-step.tsx";
import type { EdificacaoStepId } from "./edificacao-words.tsx";
import { PlanChoice } from "./plan-choice.tsx";

/** The steps about the company and its plan. Loaded while the visitor answers the first step. */
export default function CompanySteps({ id, ...step }: StepProps & { id: EdificacaoStepId }) {
  if (id === "tipoEmpresa") return <CompanyType {...step} />;
  if (id === "empresa") return <CompanyFields {...step} />;
  return (
    <PlanChoice
      id={step.errors.idOf("planoSelecionado")}
      value={step.values.planoSelecionado}
      onChange={(planoSelecionado) => step.edit({ planoSelecionado })}
      error={step.errors.errors.planoSelecionado}
    />
  );
}

const options = [
  {
    value: "loja_unica",
    title: "Loja única",
    description: "Uma farmácia, um CNPJ.",
    picture: <Picture of={vaso4} alt="" sizes="104px" />,
  },
  {
    value: "matriz_filial",
    title: "Matriz com filiais",
    description: "Duas lojas ou mais, que respondem à mesma matriz.",
    picture: <Picture of={vaso5} alt="" sizes="104px" />,
  },
] as const;

function CompanyType({ values, errors, edit }: StepProps) {
  return (
    <RadioCards
      id={errors.idOf("tipoEmpresa")}
      name="tipoEmpresa"
      legend="Tipo de empresa"
      legendHidden
      options={options}
      value={values.tipoEmpresa || undefined}
      onValueChange={(tipoEmpresa) => edit(chooseTipoEmpresa(values, tipoEmpresa))}
      error={errors.errors.tipoEmpresa}
    />
  );
}
