import { TIPOS_EMPRESA } from "@eden/domain/catalogo/tipos-loja";
import { chooseTipoEmpresa, type EdificacaoDados } from "@eden/domain/jornadas/edificacao";
import { RadioCards } from "@eden/ui/choice/choice-group.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { FormGrid } from "@eden/ui/form/field.tsx";
import { TextField } from "@eden/ui/form/text-field.tsx";
import { CnpjBusca } from "~/forms/busca/cnpj-busca.tsx";
import { useBuscaCnpj } from "~/forms/busca/use-busca-cnpj.ts";
import type { FormFields } from "~/forms/use-form-errors.ts";
import { vaso4 } from "~/images/vaso-4.ts";
import { vaso5 } from "~/images/vaso-5.ts";
import type { EdificacaoStepId } from "./edificacao-words.tsx";
import { PlanoChoice } from "./plano-choice.tsx";

export interface EmpresaStepsProps {
  id: EdificacaoStepId;
  form: Fields;
}

type Fields = FormFields<EdificacaoDados & { isca: string }>;

/** The steps about the empresa and its plano. Loaded while the visitor answers the first step. */
export default function EmpresaSteps({ id, form }: EmpresaStepsProps) {
  if (id === "tipoEmpresa") return <TipoEmpresaChoice form={form} />;
  if (id === "empresa") return <EmpresaFields form={form} />;
  return <PlanoChoice {...form.field("planoSelecionado")} />;
}

const options = [
  {
    value: "loja_unica",
    title: TIPOS_EMPRESA.loja_unica,
    description: "Uma farmácia, um CNPJ.",
    picture: <Picture of={vaso4} alt="" sizes="104px" />,
  },
  {
    value: "matriz_filial",
    title: TIPOS_EMPRESA.matriz_filial,
    description: "Duas lojas ou mais, que respondem à mesma matriz.",
    picture: <Picture of={vaso5} alt="" sizes="104px" />,
  },
] as const;

function TipoEmpresaChoice({ form: { values, edit, field } }: { form: Fields }) {
  return (
    <RadioCards
      {...field("tipoEmpresa")}
      legend="Tipo de empresa"
      legendHidden
      options={options}
      value={values.tipoEmpresa || undefined}
      onValueChange={(tipoEmpresa) => edit(chooseTipoEmpresa(values, tipoEmpresa))}
    />
  );
}

/** Only a head office with branches is asked for its number of lojas. */
function EmpresaFields({ form: { values, field, documentField } }: { form: Fields }) {
  const branches = values.tipoEmpresa === "matriz_filial";
  const cnpj = documentField("cnpjMatriz");
  return (
    // Dense: the number of lojas stays beside the CNPJ, with what was found under both.
    <FormGrid className="grid-flow-row-dense">
      <CnpjBusca
        {...cnpj}
        busca={useBuscaCnpj({ cnpj: values.cnpjMatriz, id: cnpj.id })}
        label={branches ? "CNPJ da matriz" : "CNPJ"}
        hint="Pode ser o CNPJ só de números ou o novo, com letras."
        span={branches ? 4 : 6}
        phoneSpan={6}
      />
      {branches && (
        <TextField
          {...field("quantidadeLojas")}
          label="Quantidade de lojas"
          hint="Com a matriz."
          inputMode="numeric"
          autoComplete="off"
          span={2}
          phoneSpan={6}
        />
      )}
      <TextField
        {...field("faturamentoMensal")}
        label="Faturamento mensal"
        hint={
          branches
            ? "De todas as lojas. Um valor ou uma faixa, como R$\u00a0300\u00a0mil."
            : "Um valor ou uma faixa, como R$\u00a0150\u00a0mil."
        }
        autoComplete="off"
      />
    </FormGrid>
  );
}
