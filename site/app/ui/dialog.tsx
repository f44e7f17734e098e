import { X } from "lucide-react";
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";

interface DialogProps
  extends Pick<ComponentProps<"dialog">, "role" | "aria-label" | "aria-labelledby" | "aria-describedby"> {
  open: boolean;
  /** Called when the visitor closes it in any way. */
  onClose: () => void;
  /** A message that must be answered has no ✕ and ignores the backdrop; Esc still works. */
  mustAnswer?: boolean;
  className?: string;
  children: ReactNode;
}

/** A native modal. Its content is mounted only while open; closing returns focus to the opener. */
export function Dialog({ open, onClose, mustAnswer = false, className, children, ...aria }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else if (dialog.current?.open) dialog.current.close();
  }, [open]);
  // Do not report a close that the owner requested.
  const report = () => {
    if (open) onClose();
  };
  // The element fills the window with the card inside it, so a click outside the card targets the element itself. Both
  // pointer down and up must be outside, or selecting text past the edge would close it.
  const notePress = (event: MouseEvent) => {
    pressed.current = event.target;
    // Keep focus inside the card when the backdrop is pressed.
    if (event.target === dialog.current) event.preventDefault();
  };
  const closeOnBackdrop = (event: MouseEvent) => {
    const outside = event.target === dialog.current && pressed.current === dialog.current;
    if (outside && !mustAnswer) dialog.current?.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard equivalent and native to the element
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
