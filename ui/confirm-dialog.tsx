import { type ReactNode, useId } from "react";
import { CompactButton } from "./core/compact-button.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** The action, as a verb. */
  confirm: string;
  cancel?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** A question before something that cannot be undone. The safe answer comes first and has the focus. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel = "Cancelar",
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      role="alertdialog"
      aria-labelledby={`${id}-titulo`}
      aria-describedby={children ? `${id}-texto` : undefined}
      open={open}
      onClose={onClose}
      mustAnswer
      className="max-w-105 p-6"
    >
      <h2 id={`${id}-titulo`} className="text-xl/tight">
        {title}
      </h2>
      {children && (
        <div id={`${id}-texto`} className="mt-2 text-pedra">
          {children}
        </div>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <CompactButton onClick={onClose}>{cancel}</CompactButton>
        <CompactButton
          variant="danger"
          data-primary
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirm}
        </CompactButton>
      </div>
    </Dialog>
  );
}
