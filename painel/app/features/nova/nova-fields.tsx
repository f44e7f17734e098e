import { formatTelefone, isTelefoneValid } from "@eden/domain/documentos/telefone";
import { DenseField } from "@eden/ui/dense/dense-field.tsx";
import type { ReactNode } from "react";
import type { Saida } from "~/clients/rpc.ts";
import { lugarOf } from "~/pessoas/nomes.ts";
import type { Campo, Erros, Valores } from "./valores.ts";

interface NovaFieldsProps {
  valores: Valores;
  erros: Erros;
  /** The pharmacy of the typed CNPJ in the public register. */
  farmacia: Saida<"parecidas">["farmacia"];
  onChange: (change: Partial<Valores>) => void;
  /** Below name and telephone: who is here already. */
  found: ReactNode;
}

/** Name, telephone, e-mail and pharmacy. */
export function NovaFields({ valores, erros, farmacia, onChange, found }: NovaFieldsProps) {
  const field = (campo: Campo) => ({
    "data-campo": campo,
    value: valores[campo],
    error: erros[campo],
    onValueChange: (value: string) => onChange({ [campo]: value }),
  });
  return (
    <>
      <div className="grid gap-x-4 gap-y-3.5 md:grid-cols-2">
        <DenseField {...field("nome")} label="Nome" maxLength={120} autoCapitalize="words" />
        <DenseField
          {...field("telefone")}
          label="Telefone"
          inputMode="tel"
          maxLength={40}
          onBlur={() => {
            if (isTelefoneValid(valores.telefone)) onChange({ telefone: formatTelefone(valores.telefone) });
          }}
        />
      </div>
      {found}
      <div className="grid gap-x-4 gap-y-3.5 md:grid-cols-2">
        <DenseField
          {...field("email")}
          label="E-mail"
          optional={valores.telefone.trim() !== ""}
          type="email"
          inputMode="email"
          spellCheck={false}
          maxLength={254}
        />
        <DenseField
          {...field("farmacia")}
          label="Farmácia ou CNPJ"
          optional
          maxLength={200}
          note={farmacia && `${lugarOf({ ...farmacia, loja: farmacia.nome })}, na Receita`}
        />
      </div>
    </>
  );
}
