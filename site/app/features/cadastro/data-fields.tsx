import { type CadastroDados, PESSOAL } from "@eden/domain/jornadas/cadastro";
import { Icon } from "@eden/ui/core/icon.tsx";
import { FormGrid } from "@eden/ui/form/field.tsx";
import { TextField } from "@eden/ui/form/text-field.tsx";
import { ChevronDown } from "lucide";
import { useEffect, useRef } from "react";
import { CpfField } from "~/forms/documentos/document-fields.tsx";
import { EmailField, PhoneField } from "~/forms/person-fields.tsx";
import type { LeadFormHandle } from "~/forms/use-lead-form.ts";

export interface DataFieldsProps {
  values: CadastroDados;
  errors: LeadFormHandle["errors"];
  edit: (patch: Partial<CadastroDados>) => void;
}

interface PersonDataProps extends DataFieldsProps {
  /** E-mail of the pedido; "" if this device does not know it. */
  emailDoPedido?: string | undefined;
}

/** The person responsible for the conta. */
export function PersonData({ values, errors: { errors, idOf, notice }, edit, emailDoPedido }: PersonDataProps) {
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
        hint={emailHint(emailDoPedido)}
        readOnly={Boolean(emailDoPedido)}
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

function emailHint(emailDoPedido: string | undefined): string {
  if (emailDoPedido) return "É o e-mail da compra, e a conta é criada com ele. Para usar outro, fale com a equipe.";
  if (emailDoPedido === "") return "Use o mesmo e-mail da compra: é com ele que achamos o seu pedido.";
  return "As instruções de acesso chegam por aqui.";
}

interface PersonFoldProps extends PersonDataProps {
  /** The visitor followed "Alterar" in the summary. */
  asked: boolean;
}

/** The visitor's data, prefilled after the checkout and collapsed. Opens automatically if something is missing. */
export function PersonFold({ asked, ...fields }: PersonFoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const { values, errors } = fields;
  const wrong = PESSOAL.some((field) => field in errors.errors || !values[field]);
  useEffect(() => {
    if (fold.current && (wrong || asked)) fold.current.open = true;
  }, [wrong, asked]);
  useEffect(() => {
    if (asked) fold.current?.querySelector("input")?.focus();
  }, [asked]);
  return (
    <details ref={fold} className="group my-8 rounded-[20px] border border-linha-2 bg-papel">
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 rounded-[20px] px-4.5 py-2.5 leading-snug [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block text-base text-pedra">Seus dados</span>
          <strong className="block font-semibold [overflow-wrap:anywhere]">
            {`${values.nome} ${values.sobrenome}`.trim() || "A preencher"}
          </strong>
        </span>
        <Icon of={ChevronDown} className="text-pedra transition-[rotate] group-open:rotate-180" />
      </summary>
      <div className="px-4.5 pt-2 pb-5">
        <PersonData {...fields} />
      </div>
    </details>
  );
}
