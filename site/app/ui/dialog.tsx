import { X } from "lucide-react";
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";

interface DialogProps
  extends Pick<ComponentProps<"dialog">, "role" | "aria-label" | "aria-labelledby" | "aria-describedby"> {
  open: boolean;
  /** Called when the visitor closes it, by whatever way. */
  onClose: () => void;
  /** A message that must be answered has no ✕ and ignores the backdrop; Esc still works. */
  mustAnswer?: boolean;
  className?: string;
  children: ReactNode;
}

/** The platform's modal. Its content exists only while it is open; closing gives focus back to what opened it. */
export function Dialog({ open, onClose, mustAnswer = false, className, children, ...aria }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else if (dialog.current?.open) dialog.current.close();
  }, [open]);
  // When the owner closed it there is nothing left to report.
  const report = () => {
    if (open) onClose();
  };
  // The element fills the window and the card floats in it: what is hit outside the card is the element itself.
  // Both ends of the click must be there, or selecting text past the edge would close it.
  const notePress = (event: MouseEvent) => {
    pressed.current = event.target;
    // A press outside the card must not take focus out of it.
    if (event.target === dialog.current) event.preventDefault();
  };
  const closeOnBackdrop = (event: MouseEvent) => {
    const outside = event.target === dialog.current && pressed.current === dialog.current;
    if (outside && !mustAnswer) dialog.current?.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way and the element brings it
    <dialog
      ref={dialog}
      {...aria}
      onClose={report}
      onMouseDown={notePress}
      onClick={closeOnBackdrop}
      className="m-0 size-full max-h-none max-w-none place-items-center overflow-y-auto overscroll-contain bg-transparent p-4 backdrop:bg-mata-2/72 focus-visible:outline-none open:grid"
    >
      {open && (
        <div
          className={classNames(
            "relative w-full rounded-ficha bg-papel text-tinta shadow-[0_30px_80px_#0006] motion-safe:animate-[surge_250ms_var(--ease-out)_both]",
            className,
          )}
        >
          {children}
          {!mustAnswer && (
            <IconButton
              icon={X}
              label="Fechar"
              onClick={() => dialog.current?.close()}
              className="absolute! top-3 right-3 bg-papel"
            />
          )}
        </div>
      )}
    </dialog>
  );
}
