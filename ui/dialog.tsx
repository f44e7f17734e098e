import { X } from "lucide";
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Button, IconButton } from "./core/button.tsx";
import { classNames } from "./core/class-names.ts";

interface DialogProps
  extends Pick<ComponentProps<"dialog">, "role" | "aria-label" | "aria-labelledby" | "aria-describedby"> {
  open: boolean;
  /** Called when the visitor closes it in any way. */
  onClose: () => void;
  /** A message that must be answered has no ✕ and ignores the backdrop; Esc still works. */
  mustAnswer?: boolean;
  /** Cannot be closed by the person at all, not even with Esc. */
  locked?: boolean;
  className?: string;
  children: ReactNode;
}

/** A native modal. Its content is mounted only while open; closing returns focus to the opener. */
export function Dialog(props: DialogProps) {
  const { open, onClose, mustAnswer = false, locked = false, className, children, ...aria } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else if (dialog.current?.open) dialog.current.close();
  }, [open]);
  // Do not report a close that the owner requested.
  const report = () => {
    // A browser closes at the second Esc even when the first was prevented.
    if (open && locked) dialog.current?.showModal();
    else if (open) onClose();
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
      onCancel={(event) => {
        if (locked) event.preventDefault();
      }}
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

interface AlertDialogProps {
  open: boolean;
  onClose: () => void;
  /** Exact text of the message. */
  title: string;
  children?: ReactNode;
  /** A cut-out image in an arch over the card's upper edge. */
  arch?: ReactNode;
  answer?: string;
}

/** A message with one button that confirms it was read. */
export function AlertDialog({ open, onClose, title, children, arch, answer = "Entendi" }: AlertDialogProps) {
  const id = useId();
  return (
    <Dialog
      role="alertdialog"
      aria-labelledby={`${id}-titulo`}
      aria-describedby={children ? `${id}-texto` : undefined}
      open={open}
      onClose={onClose}
      mustAnswer
      className={`max-w-115 px-6 pb-6 text-center md:px-9 md:pb-9 ${arch ? "mt-28 pt-19 md:pt-21" : "pt-9 md:pt-11"}`}
    >
      {arch && (
        <div className="absolute bottom-[calc(100%-62px)] left-1/2 flex h-49 w-44 -translate-x-1/2 items-end justify-center overflow-hidden rounded-[88px_88px_20px_20px] bg-nivel-2 pb-2 [&_img]:h-42 [&_img]:w-auto [&_img]:max-w-40 [&_img]:object-contain [&_img]:object-bottom [&_img]:drop-shadow-[0_6px_6px_#0e3b2e33]">
          {arch}
        </div>
      )}
      <h2 id={`${id}-titulo`} className="text-2xl/tight md:text-[1.75rem]/tight">
        {title}
      </h2>
      {children && (
        <div id={`${id}-texto`} className="mx-auto mt-3.5 max-w-[34ch] text-pretty text-pedra">
          {children}
        </div>
      )}
      <Button variant="ipe" size="l" onClick={onClose} className="mt-7 min-w-50 max-md:w-full">
        {answer}
      </Button>
    </Dialog>
  );
}
