import type { useFormErrors } from "./use-form-errors.ts";

/** What connects a form's value to its field. */
export interface Binding<Value> {
  id: string;
  name: string;
  value: Value;
  onValueChange: (value: Value) => void;
  error: string | undefined;
}

export type TextBinding = Binding<string>;

interface Bindable<Values> {
  values: Values;
  edit: (patch: Partial<Values>) => void;
  errors: Pick<ReturnType<typeof useFormErrors>, "errors" | "idOf" | "notice">;
}

/** A form as its fields see it. */
export type FormFields<Values> = Bindable<Values> & ReturnType<typeof bindFields<Values>>;

/** A field of a form is `<TextField {...field("nome")} label="Nome" />`. */
export function bindFields<Values>({ values, edit, errors }: Bindable<Values>) {
  const field = <Name extends keyof Values & string>(name: Name): Binding<Values[Name]> => ({
    id: errors.idOf(name),
    name,
    value: values[name],
    onValueChange: (value) => edit({ [name]: value } as unknown as Partial<Values>),
    error: errors.errors[name],
  });
  /** Also shows an error that is found when the field loses focus. */
  const documentField = <Name extends keyof Values & string>(name: Name) => ({
    ...field(name),
    onMistyped: (message: string) => errors.notice(name, message),
  });
  return { field, documentField };
}
