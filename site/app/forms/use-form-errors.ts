import type { FieldErrors } from "@eden/domain/campos/validate";
import type { FieldProblem } from "@eden/ui/error-summary.tsx";
import { useCallback, useState } from "react";

const NONE: FieldErrors = {};

/**
 * Errors of the last submit. They appear together; each is removed when its field is edited. `fields` is the order on
 * screen, which the summary follows. Errors found on blur are shown at the field only, because a summary would take the
 * focus.
 */
export function useFormErrors(form: string, fields: readonly string[]) {
  const [errors, setErrors] = useState(NONE);
  const [noticed, setNoticed] = useState(NONE);
  const [attempt, setAttempt] = useState(0);

  const show = useCallback((found: FieldErrors) => {
    setErrors(found);
    setNoticed(NONE);
    setAttempt((count) => count + 1);
  }, []);
  const notice = useCallback((field: string, message: string) => {
    setNoticed((now) => ({ ...now, [field]: message }));
  }, []);
  const clear = useCallback((edited?: readonly string[]) => {
    for (const set of [setErrors, setNoticed]) set((now) => (edited ? without(now, edited) : NONE));
  }, []);

  const idOf = (field: string) => `${form}-${field}`;
  const problems: FieldProblem[] = fields.flatMap((field) =>
    errors[field] ? [{ fieldId: idOf(field), message: errors[field] }] : [],
  );
  return { errors: { ...noticed, ...errors }, problems, attempt, show, notice, clear, idOf };
}

/** Returns the same object if nothing changes, so that typing into a valid field causes no render. */
function without(errors: FieldErrors, edited: readonly string[]): FieldErrors {
  if (!edited.some((field) => field in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !edited.includes(field)));
}

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
