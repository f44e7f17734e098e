import type { FieldErrors } from "@eden/domain/formularios/validate";
import { useCallback, useState } from "react";
import type { FieldProblem } from "~/ui/error-summary.tsx";

const NONE: FieldErrors = {};

/**
 * Errors of the last attempt to go on. They appear together, each goes when its field is edited. `fields` is the order
 * on the screen: the summary follows it.
 */
export function useFormErrors(form: string, fields: readonly string[]) {
  const [errors, setErrors] = useState(NONE);
  const [attempt, setAttempt] = useState(0);

  const show = useCallback((found: FieldErrors) => {
    setErrors(found);
    setAttempt((count) => count + 1);
  }, []);
  const clear = useCallback((edited?: readonly string[]) => {
    setErrors((now) => (edited ? without(now, edited) : NONE));
  }, []);

  const idOf = (field: string) => `${form}-${field}`;
  const problems: FieldProblem[] = fields.flatMap((field) =>
    errors[field] ? [{ fieldId: idOf(field), message: errors[field] }] : [],
  );
  return { errors, problems, attempt, show, clear, idOf };
}

/** The same object where nothing changes: a key typed into a sound field renders nothing anew. */
function without(errors: FieldErrors, edited: readonly string[]): FieldErrors {
  if (!edited.some((field) => field in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !edited.includes(field)));
}
