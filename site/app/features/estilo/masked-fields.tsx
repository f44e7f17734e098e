import { formatCnpj, normalizeCnpj } from "@eden/domain/documentos/cnpj";
import { formatCpf, normalizeCpf } from "@eden/domain/documentos/cpf";
import { formatTelefone, normalizeTelefone } from "@eden/domain/documentos/telefone";
import { useState } from "react";
import { MaskedField } from "~/ui/masked-field.tsx";

export function MaskedFields() {
  const [telefone, setTelefone] = useState("11987654321");
  const [cpf, setCpf] = useState("52998224725");
  const [cnpj, setCnpj] = useState("12ABC34501DE35");
  return (
    <>
      <MaskedField
        label="Telefone"
        hint="Com DDD. Se puder, o do WhatsApp."
        type="tel"
        span={3}
        value={telefone}
        onValueChange={setTelefone}
        clean={normalizeTelefone}
        format={formatTelefone}
        limit={11}
      />
      <MaskedField
        label="CPF"
        inputMode="numeric"
        span={3}
        value={cpf}
        onValueChange={setCpf}
        clean={normalizeCpf}
        format={formatCpf}
        limit={11}
      />
      <MaskedField
        label="CNPJ"
        hint="Aceita o formato novo, com letras."
        autoCapitalize="characters"
        spellCheck={false}
        span={4}
        value={cnpj}
        onValueChange={setCnpj}
        clean={normalizeCnpj}
        format={formatCnpj}
        limit={14}
      />
    </>
  );
}
