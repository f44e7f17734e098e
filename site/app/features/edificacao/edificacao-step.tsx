import { chooseTipoEmpresa, type EdificacaoDados } from "@eden/domain/jornadas/edificacao";
import { PersonFields } from "~/forms/person-fields.tsx";
import type { LeadFormHandle } from "~/forms/use-lead-form.ts";
import { vaso4 } from "~/images/vaso-4.ts";
import { vaso5 } from "~/images/vaso-5.ts";
import { FormGrid } from "~/ui/form-grid.tsx";
import { Picture } from "~/ui/picture.tsx";
import { RadioCards } from "~/ui/radio-cards.tsx";
import { CompanyFields } from "./company-fields.tsx";
import type { EdificacaoStepId } from "./edificacao-words.tsx";
import { PlanChoice } from "./plan-choice.tsx";

export interface StepProps {
  values: EdificacaoDados;
  errors: LeadFormHandle["errors"];
  edit: (patch: Partial<EdificacaoDados>) => void;
}

/** The fields of one step. */
export function EdificacaoStep({ id, ...step }: StepProps & { id: EdificacaoStepId }) {
  switch (id) {
    case "pessoal":
      return <Person {...step} />;
    case "tipoEmpresa":
      return <CompanyType {...step} />;
    case "empresa":
      return <CompanyFields {...step} />;
    case "plano":
      return (
        <PlanChoice
          id={step.errors.idOf("planoSelecionado")}
          value={step.values.planoSelecionado}
          onChange={(planoSelecionado) => step.edit({ planoSelecionado })}
          error={step.errors.errors.planoSelecionado}
        />
      );
  }
}

function Person({ values, errors, edit }: StepProps) {
  const { nomeCompleto, email, telefone } = values;
  return (
    <FormGrid>
      <PersonFields
        nome={nomeCompleto}
        email={email}
        telefone={telefone}
        nomeField="nomeCompleto"
        errors={errors.errors}
        idOf={errors.idOf}
        onEdit={(field, value) => edit({ [field === "nome" ? "nomeCompleto" : field]: value })}
      />
    </FormGrid>
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
