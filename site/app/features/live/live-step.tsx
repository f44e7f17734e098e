import { FormGrid } from "@eden/ui/field.tsx";
import { bindFields } from "~/forms/bind-fields.ts";
import { PersonFields } from "~/forms/person-fields.tsx";
import { useLater } from "~/forms/use-later.ts";
import type { LiveStepId } from "./live-words.tsx";
import type { LiveForm } from "./use-live.ts";

const loadProductStep = () => import("./product-step.tsx");

interface LiveStepProps extends Pick<LiveForm, "values" | "errors" | "edit"> {
  id: LiveStepId;
}

/** The fields of the current step. */
export function LiveStep({ id, values, errors, edit }: LiveStepProps) {
  const ProductStep = useLater(loadProductStep);
  if (id === "produto") return ProductStep && <ProductStep values={values} errors={errors} edit={edit} />;
  const { field } = bindFields({ values, errors, edit });
  return (
    <FormGrid>
      <PersonFields nome={field("nome")} email={field("email")} telefone={field("telefone")} />
    </FormGrid>
  );
}
