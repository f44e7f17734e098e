import { chooseTipoLoja, type PlenitudeDados } from "@eden/domain/jornadas/plenitude";
import type { ReactNode } from "react";
import { CnpjField } from "~/forms/cnpj-field.tsx";
import { PersonFields } from "~/forms/person-fields.tsx";
import type { LeadFormHandle } from "~/forms/use-lead-form.ts";
import { vaso2 } from "~/images/vaso-2.ts";
import { vaso6 } from "~/images/vaso-6.ts";
import { FormGrid } from "~/ui/form-grid.tsx";
import { Picture } from "~/ui/picture.tsx";
import { RadioCards } from "~/ui/radio-cards.tsx";

export type PlenitudeStepId = "pessoal" | "tipoLoja" | "cnpj";

export const plenitudeWords: Record<PlenitudeStepId, { title: ReactNode; lead: string; reason: string }> = {
  pessoal: {
    title: (
      <>
        Vamos começar por <em>você</em>
      </>
    ),
    lead: "São dois minutos. Depois um consultor combina com você os próximos passos.",
    reason: "Preencha nome, e-mail e telefone para continuar.",
  },
  tipoLoja: {
    title: (
      <>
        Como é a sua <em>loja</em>?
      </>
    ),
    lead: "O caminho muda um pouco para quem começa do zero e para quem já tem as portas abertas.",
    reason: "Escolha uma das opções para continuar.",
  },
  cnpj: {
    title: (
      <>
        Qual é o <em>CNPJ</em> da farmácia?
      </>
    ),
    lead: "Com ele a equipe já chega à conversa conhecendo a sua loja.",
    reason: "Preencha o CNPJ para finalizar.",
  },
};

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

interface PlenitudeStepProps {
  id: PlenitudeStepId;
  values: PlenitudeDados;
  errors: LeadFormHandle["errors"];
  edit: (patch: Partial<PlenitudeDados>) => void;
}

/** The fields of one step. */
export function PlenitudeStep({ id, values, errors, edit }: PlenitudeStepProps) {
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
      {id === "pessoal" ? (
        <PersonFields
          {...values}
          errors={errors.errors}
          idOf={errors.idOf}
          onEdit={(field, value) => edit({ [field]: value })}
        />
      ) : (
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
      )}
    </FormGrid>
  );
}
