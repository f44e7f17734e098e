import { ESTADOS } from "@eden/domain/documentos/estado";
import { CAMPOS_DA_EMPRESA, type CampoDaEmpresa, marcaOf, semCep } from "@eden/domain/farmacias/farmacia";
import { SelectField } from "@eden/ui/choice/select-field.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { FormGrid } from "@eden/ui/form/field.tsx";
import { TextField } from "@eden/ui/form/text-field.tsx";
import { Leaf, Pencil } from "lucide";
import { CnpjBusca } from "~/forms/busca/cnpj-busca.tsx";
import { useBuscaCnpj } from "~/forms/busca/use-busca-cnpj.ts";
import type { DataFieldsProps } from "./data-fields.tsx";

/** The pharmacy's data, asked for after the payment. Loaded while the visitor answers the steps before. */
export default function CompanyData({ values, errors: { errors, idOf, notice }, edit }: DataFieldsProps) {
  const id = idOf("cnpj");
  const busca = useBuscaCnpj({ cnpj: values.cnpj, id, empresa: { dados: values, idOf, edit } });
  // Errors of a submit link to the fields, so these must exist.
  const isOpen = busca.isOpen || CAMPOS_DA_EMPRESA.some((campo) => errors[campo] || values[campo]);
  return (
    <FormGrid>
      <CnpjBusca
        id={id}
        busca={{ ...busca, isOpen }}
        question="Qual delas vai usar o EdenApp?"
        hint="Digite só ele, e a gente preenche o resto. Pode ser o CNPJ só de números ou o novo, com letras."
        value={values.cnpj}
        onValueChange={(cnpj) => edit({ cnpj })}
        onMistyped={(message) => notice("cnpj", message)}
        error={errors.cnpj}
        span={4}
      />
      {isOpen && <CompanyFields values={values} errors={{ errors, idOf }} edit={edit} />}
    </FormGrid>
  );
}

const estados = Object.entries(ESTADOS).map(([value, label]) => ({ value, label }));

interface CompanyFieldsProps extends Omit<DataFieldsProps, "errors"> {
  errors: Pick<DataFieldsProps["errors"], "errors" | "idOf">;
}

function CompanyFields({ values, errors: { errors, idOf }, edit }: CompanyFieldsProps) {
  const text = (campo: CampoDaEmpresa, label: string, narrow = false) => {
    const marca = marcaOf(campo, values, values.preenchidos);
    return {
      id: idOf(campo),
      name: campo,
      label: marca ? <MarkedLabel label={label} marca={marca} narrow={narrow} /> : label,
      className: marca === "preenchido" ? FILLED : undefined,
      value: values[campo],
      onValueChange: (value: string) => edit({ [campo]: value, ...semCep(campo) }),
      error: errors[campo],
    };
  };
  return (
    <>
      <TextField {...text("razaoSocial", "Razão Social")} autoComplete="organization" />
      <TextField {...text("endereco", "Endereço")} autoComplete="address-line1" span={4} />
      <TextField {...text("numero", "Número", true)} autoComplete="off" inputMode="text" span={2} phoneSpan={3} />
      <TextField {...text("complemento", "Complemento")} autoComplete="address-line2" optional span={3} phoneSpan={3} />
      <TextField {...text("bairro", "Bairro")} autoComplete="address-level3" span={3} />
      <TextField {...text("cidade", "Cidade")} autoComplete="address-level2" span={3} />
      <SelectField
        {...text("estado", "Estado")}
        autoComplete="address-level1"
        options={estados}
        placeholder="Escolha"
        span={3}
      />
    </>
  );
}

/** The register's value, until the visitor changes it. */
const FILLED = "[&_:is(input,select)]:border-folha/60 [&_:is(input,select)]:bg-orvalho/60";

const marcas = {
  preenchido: { icon: Leaf, text: "preenchido", spoken: "(preenchido pela Receita)", colour: "text-folha" },
  corrigido: { icon: Pencil, text: "sua correção", spoken: "(sua correção)", colour: "text-pedra" },
};

interface MarkedLabelProps {
  label: string;
  marca: keyof typeof marcas;
  /** On a phone the field has no room for the words. */
  narrow: boolean;
}

function MarkedLabel({ label, marca, narrow }: MarkedLabelProps) {
  const { icon, text, spoken, colour } = marcas[marca];
  return (
    <span className="flex items-center justify-between gap-2">
      <span>
        {label} <span className="sr-only">{spoken}</span>
      </span>
      <span aria-hidden="true" className={`flex items-center gap-1 text-sm/snug font-normal ${colour}`}>
        <Icon of={icon} size={14} />
        <span className={narrow ? "max-md:hidden" : undefined}>{text}</span>
      </span>
    </span>
  );
}
