import type { FieldErrors } from "@eden/domain/formularios/validate";
import { TextField } from "@eden/ui/text-field.tsx";
import { EmailField } from "./email-field.tsx";
import { PhoneField } from "./phone-field.tsx";

interface PersonFieldsProps {
  nome: string;
  email: string;
  telefone: string;
  /** Schema name of the first field, if it is not `nome`. */
  nomeField?: "nome" | "nomeCompleto";
  errors: FieldErrors;
  idOf: (field: string) => string;
  onEdit: (field: "nome" | "email" | "telefone", value: string) => void;
}

/** Name, e-mail and phone, as in most forms. Used inside a FormGrid. */
export function PersonFields(props: PersonFieldsProps) {
  const { nome, email, telefone, nomeField = "nome", errors, idOf, onEdit } = props;
  return (
    <>
      <TextField
        id={idOf(nomeField)}
        name={nomeField}
        label="Nome completo"
        autoComplete="name"
        autoCapitalize="words"
        value={nome}
        onValueChange={(value) => onEdit("nome", value)}
        error={errors[nomeField]}
      />
      <EmailField
        id={idOf("email")}
        value={email}
        onValueChange={(value) => onEdit("email", value)}
        error={errors.email}
      />
      <PhoneField
        id={idOf("telefone")}
        hint="Com DDD. Se puder, o do WhatsApp."
        value={telefone}
        onValueChange={(value) => onEdit("telefone", value)}
        error={errors.telefone}
      />
    </>
  );
}
