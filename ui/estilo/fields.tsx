import { type ComponentProps, useId, useState } from "react";
import { CheckboxField } from "../choice/checkbox-field.tsx";
import { SelectField } from "../choice/select-field.tsx";
import { DecimalField } from "../form/decimal-field.tsx";
import { FormGrid } from "../form/field.tsx";
import { TextareaField, TextField } from "../form/text-field.tsx";
import { MaskedFields } from "./masked-fields.tsx";
import { Specimen, SpecimenGroup } from "./specimen.tsx";

const estados = [
  { value: "BA", label: "Bahia" },
  { value: "MG", label: "Minas Gerais" },
  { value: "SP", label: "São Paulo" },
];

export function Fields() {
  return (
    <SpecimenGroup
      id="campos"
      title="Campos"
      lead="Rótulo acima, dica sob ele. A largura conta o tamanho esperado da resposta; só o que é opcional se marca."
    >
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
        <Specimen title="Em repouso">
          <FormGrid>
            <TextField label="Nome" span={3} autoComplete="off" placeholder="Como está no documento" />
            <TextField label="Loja" hint="Como o cliente chama." span={3} defaultValue="Drogaria Aurora" />
            <MaskedFields />
            <TextField label="Complemento" optional />
            <SelectField label="Estado" options={estados} span={3} phoneSpan={4} />
            <TextareaField label="Mensagem" defaultValue="Tenho uma loja e quero entender os níveis." />
            <CheckboxField label="Eu concordo em receber as comunicações." defaultChecked />
          </FormGrid>
        </Specimen>
        <Specimen title="Com erro" surface="papel">
          <FormGrid>
            <TextField label="Nome" span={3} defaultValue="Helena" />
            <TextField label="Sobrenome" span={3} error="Sobrenome é obrigatório" />
            <TextField
              label="E-mail"
              hint="As instruções chegam por aqui."
              error="Email inválido"
              defaultValue="helena@farmacia"
            />
            <SelectField label="Estado" options={estados} error="Estado é obrigatório" span={4} />
            <TextareaField label="Mensagem" error="Mensagem é obrigatória" />
            <CheckboxField
              label="Eu concordo em receber as comunicações."
              hint="Você pode sair quando quiser."
              error="É preciso concordar para receber o livro"
            />
          </FormGrid>
        </Specimen>
        <Specimen
          title="Em foco"
          className="[&_input]:border-tinta [&_input]:shadow-foco [&_input]:outline-3 [&_input]:outline-ipe"
        >
          <TextField label="E-mail" defaultValue="helena@farmacia.com.br" />
        </Specimen>
        <Specimen title="Sem edição">
          <FormGrid>
            <TextField label="Enquanto envia" disabled defaultValue="Helena" span={3} />
            <TextField label="Só leitura" readOnly defaultValue="Drogaria Aurora" span={3} />
          </FormGrid>
        </Specimen>
        <Specimen title="Números" surface="papel">
          <FormGrid>
            <Decimal label="Preço" prefix="R$" start="24,90" span={3} />
            <Decimal label="Desconto" suffix="%" start="" span={3} />
            <Decimal label="Dias abertos" suffix="no mês" start="quarenta" error="Use só números, como 1.234,56." />
          </FormGrid>
          <div className="mt-8 grid gap-3.5">
            <Decimal label="Aluguel" prefix="R$" start="3.800" row />
            <Decimal label="Luz, água e internet" prefix="R$" start="" row />
          </div>
        </Specimen>
      </div>
    </SpecimenGroup>
  );
}

type DecimalProps = Omit<ComponentProps<typeof DecimalField>, "value" | "onValueChange" | "format">;

function Decimal({ start, ...props }: DecimalProps & { start: string }) {
  const [value, setValue] = useState(start);
  const id = useId();
  return <DecimalField {...props} id={id} value={value} onValueChange={setValue} format={(text) => text} />;
}
