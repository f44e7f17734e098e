import { type ReactNode, useId } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

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
      <Button variant="ipe" size="g" onClick={onClose} className="mt-7 min-w-50 max-md:w-full">
        {answer}
      </Button>
    </Dialog>
  );
}
