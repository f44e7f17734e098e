import { formatEstado } from "@eden/domain/documentos/estado";
import { FormGrid } from "@eden/ui/field.tsx";
import { MaskedField } from "@eden/ui/masked-field.tsx";
import { TextField } from "@eden/ui/text-field.tsx";
import { CnpjField } from "~/forms/documentos/document-fields.tsx";
import type { DataFieldsProps } from "./person-data.tsx";

/** The pharmacy's data, asked for after the payment. */
export function CompanyData({ values, errors: { errors, idOf, notice }, edit }: DataFieldsProps) {
  const text = (field: "razaoSocial" | "endereco" | "numero" | "complemento" | "bairro" | "cidade") => ({
    id: idOf(field),
    name: field,
    value: values[field],
    onValueChange: (value: string) => edit({ [field]: value }),
    error: errors[field],
  });
  return (
    <FormGrid>
      <CnpjField
        id={idOf("cnpj")}
        hint="Aceita também o CNPJ novo, com letras."
        value={values.cnpj}
        onValueChange={(cnpj) => edit({ cnpj })}
        onMistyped={(message) => notice("cnpj", message)}
        error={errors.cnpj}
        span={4}
      />
      <TextField {...text("razaoSocial")} label="Razão Social" autoComplete="organization" />
      <TextField {...text("endereco")} label="Endereço" autoComplete="address-line1" span={4} phoneSpan={4} />
      <TextField {...text("numero")} label="Número" autoComplete="off" inputMode="text" span={2} phoneSpan={2} />
      <TextField {...text("complemento")} label="Complemento" autoComplete="address-line2" optional span={3} />
      <TextField {...text("bairro")} label="Bairro" autoComplete="address-level3" span={3} />
      <TextField {...text("cidade")} label="Cidade" autoComplete="address-level2" span={4} phoneSpan={4} />
      <MaskedField
        id={idOf("estado")}
        name="estado"
        label="Estado"
        autoComplete="address-level1"
        autoCapitalize="characters"
        spellCheck={false}
        value={values.estado}
        onValueChange={(estado) => edit({ estado })}
        clean={formatEstado}
        format={formatEstado}
        limit={2}
        error={errors.estado}
        span={2}
        phoneSpan={2}
      />
    </FormGrid>
  );
}
