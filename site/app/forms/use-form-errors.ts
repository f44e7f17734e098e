import type { FieldErrors } from "@eden/domain/formularios/validate";
import { useCallback, useState } from "react";
import type { FieldProblem } from "~/ui/error-summary.tsx";

const NONE: FieldErrors = {};

/**
 * Errors of the last attempt to go on. They appear together, each goes when its field is edited. `fields` is the order
 * on the screen: the summary follows it. What a field notices by itself when it is left stands at the field only: a
 * summary would take the focus along.
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

/** The same object where nothing changes: a key typed into a sound field renders nothing anew. */
function without(errors: FieldErrors, edited: readonly string[]): FieldErrors {
  if (!edited.some((field) => field in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !edited.includes(field)));
}
