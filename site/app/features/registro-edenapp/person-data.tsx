import type { RegistroEdenappDados } from "@eden/domain/jornadas/registro-edenapp";
import { FormGrid } from "@eden/ui/field.tsx";
import { TextField } from "@eden/ui/text-field.tsx";
import { CpfField } from "~/forms/documentos/document-fields.tsx";
import { EmailField, PhoneField } from "~/forms/person-fields.tsx";
import type { LeadFormHandle } from "~/forms/use-lead-form.ts";

export interface DataFieldsProps {
  values: RegistroEdenappDados;
  errors: LeadFormHandle["errors"];
  edit: (patch: Partial<RegistroEdenappDados>) => void;
}

export interface PersonDataProps extends DataFieldsProps {
  /** E-mail of this sign-up's order; "" if this device does not know it. */
  emailDaCompra?: string | undefined;
}

/** The person responsible for the account. */
export function PersonData({ values, errors: { errors, idOf, notice }, edit, emailDaCompra }: PersonDataProps) {
  return (
    <FormGrid>
      <TextField
        id={idOf("nome")}
        name="nome"
        label="Nome"
        autoComplete="given-name"
        autoCapitalize="words"
        value={values.nome}
        onValueChange={(nome) => edit({ nome })}
        error={errors.nome}
        span={3}
      />
      <TextField
        id={idOf("sobrenome")}
        name="sobrenome"
        label="Sobrenome"
        autoComplete="family-name"
        autoCapitalize="words"
        value={values.sobrenome}
        onValueChange={(sobrenome) => edit({ sobrenome })}
        error={errors.sobrenome}
        span={3}
      />
      <PhoneField
        id={idOf("telefone")}
        hint="Com DDD. Se puder, o do WhatsApp."
        value={values.telefone}
        onValueChange={(telefone) => edit({ telefone })}
        error={errors.telefone}
      />
      <EmailField
        id={idOf("email")}
        hint={emailHint(emailDaCompra)}
        readOnly={Boolean(emailDaCompra)}
        value={values.email}
        onValueChange={(email) => edit({ email })}
        error={errors.email}
      />
      <CpfField
        id={idOf("cpf")}
        hint="É com ele que a sua conta é criada."
        value={values.cpf}
        onValueChange={(cpf) => edit({ cpf })}
        onMistyped={(message) => notice("cpf", message)}
        error={errors.cpf}
        span={4}
      />
    </FormGrid>
  );
}

function emailHint(emailDaCompra: string | undefined): string {
  if (emailDaCompra) return "É o e-mail da compra, e a conta é criada com ele. Para usar outro, fale com a equipe.";
  if (emailDaCompra === "") return "Use o mesmo e-mail da compra: é com ele que achamos o seu pedido.";
  return "As instruções de acesso chegam por aqui.";
}
