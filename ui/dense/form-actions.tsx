import type { ReactNode } from "react";
import { CompactButton } from "../core/compact-button.tsx";

interface FormActionsProps {
  submit: ReactNode;
  variant?: "mata" | "ipe" | "outline" | "danger";
  onCancel: () => void;
  /** Id and words of the error of the whole form, which its fields name in `aria-describedby`. */
  id?: string;
  error?: string | undefined;
  busy?: boolean;
}

/** End of a dense form: its error, then cancel and submit. */
export function FormActions({ submit, variant = "mata", onCancel, error, id, busy }: FormActionsProps) {
  return (
    <>
      {id && <FormError id={id}>{error}</FormError>}
      <div className="mt-3 flex justify-end gap-2">
        <CompactButton variant="bare" onClick={onCancel}>
          Cancelar
        </CompactButton>
        <CompactButton type="submit" variant={variant} busy={busy}>
          {submit}
        </CompactButton>
      </div>
    </>
  );
}

/** What is wrong with a whole form. Always in the page, so that a change is announced. */
export function FormError({ id, children }: { id?: string | undefined; children: string | null | undefined }) {
  return (
    <p id={id} role="alert" className="mt-2 text-body font-semibold text-erro empty:hidden">
      {children}
    </p>
  );
}
