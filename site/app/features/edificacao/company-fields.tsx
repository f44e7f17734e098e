import { FormGrid } from "@eden/ui/field.tsx";
import { TextField } from "@eden/ui/text-field.tsx";
import { CnpjField } from "~/forms/cnpj-field.tsx";
import type { StepProps } from "./edificacao-step.tsx";

/** Only a head office with branches is asked for its number of stores. */
export function CompanyFields({ values, errors, edit }: StepProps) {
  const branches = values.tipoEmpresa === "matriz_filial";
  return (
    <FormGrid>
      <CnpjField
        id={errors.idOf("cnpjMatriz")}
        name="cnpjMatriz"
        label={branches ? "CNPJ da matriz" : "CNPJ"}
        hint="Vale o de números e o novo, com letras."
        value={values.cnpjMatriz}
        onValueChange={(cnpjMatriz) => edit({ cnpjMatriz })}
        onMistyped={(message) => errors.notice("cnpjMatriz", message)}
        error={errors.errors.cnpjMatriz}
        span={branches ? 4 : 6}
        phoneSpan={6}
      />
      {branches && (
        <TextField
          id={errors.idOf("quantidadeLojas")}
          name="quantidadeLojas"
          label="Quantidade de lojas"
          hint="Com a matriz."
          inputMode="numeric"
          autoComplete="off"
          value={values.quantidadeLojas}
          onValueChange={(quantidadeLojas) => edit({ quantidadeLojas })}
          error={errors.errors.quantidadeLojas}
          span={2}
          phoneSpan={6}
        />
      )}
      <TextField
        id={errors.idOf("faturamentoMensal")}
        name="faturamentoMensal"
        label="Faturamento mensal"
        hint={
          branches
            ? "De todas as lojas. Um valor ou uma faixa, como R$ 300 mil."
            : "Um valor ou uma faixa, como R$ 150 mil."
        }
        autoComplete="off"
        value={values.faturamentoMensal}
        onValueChange={(faturamentoMensal) => edit({ faturamentoMensal })}
        error={errors.errors.faturamentoMensal}
      />
    </FormGrid>
  );
}
