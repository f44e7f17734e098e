import type { PlenitudeDados } from "@eden/domain/jornadas/plenitude";
import { FormGrid } from "@eden/ui/field.tsx";
import { PersonFields } from "~/forms/person-fields.tsx";
import { useLater } from "~/forms/use-later.ts";
import type { LeadFormHandle } from "~/forms/use-lead-form.ts";
import type { PlenitudeStepId } from "./plenitude-words.tsx";

const loadStoreSteps = () => import("./store-steps.tsx");

export interface PlenitudeStepProps {
  id: PlenitudeStepId;
  values: PlenitudeDados;
  errors: LeadFormHandle["errors"];
  edit: (patch: Partial<PlenitudeDados>) => void;
}

/** The fields of the current step. */
export function PlenitudeStep(step: PlenitudeStepProps) {
  const { id, values, errors, edit } = step;
  const StoreSteps = useLater(loadStoreSteps);
  if (id !== "pessoal") return StoreSteps && <StoreSteps {...step} />;
  return (
    <FormGrid>
      <PersonFields
        {...values}
        errors={errors.errors}
        idOf={errors.idOf}
        onEdit={(field, value) => edit({ [field]: value })}
      />
    </FormGrid>
  );
}
