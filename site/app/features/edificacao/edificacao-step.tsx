import type { EdificacaoDados } from "@eden/domain/jornadas/edificacao";
import { FormGrid } from "@eden/ui/field.tsx";
import { PersonFields } from "~/forms/person-fields.tsx";
import { useLater } from "~/forms/use-later.ts";
import type { LeadFormHandle } from "~/forms/use-lead-form.ts";
import type { EdificacaoStepId } from "./edificacao-words.tsx";

const loadCompanySteps = () => import("./company-steps.tsx");

export interface StepProps {
  values: EdificacaoDados;
  errors: LeadFormHandle["errors"];
  edit: (patch: Partial<EdificacaoDados>) => void;
}

/** The fields of the current step. */
export function EdificacaoStep({ id, ...step }: StepProps & { id: EdificacaoStepId }) {
  const CompanySteps = useLater(loadCompanySteps);
  if (id === "pessoal") return <Person {...step} />;
  return CompanySteps && <CompanySteps id={id} {...step} />;
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
