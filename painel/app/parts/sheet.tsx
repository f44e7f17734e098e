import { classNames } from "@eden/ui/core/class-names.ts";
import { Dialog } from "@eden/ui/dialog.tsx";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { focusHeading } from "~/keyboard/heading.ts";

interface SheetProps {
  onClose: () => void;
  titulo: string;
  sub?: string | undefined;
  onSubmit?: () => void;
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * A form over the screen while mounted: a card at the desk, a sheet at the lower edge on a phone. The buttons stay in view
 * while a long form scrolls. Focus enters the field with `data-autofocus`, or else the first one, goes to the first field
 * that was refused, and returns to the opener, or to the person when that is gone.
 */
export function Sheet({ onClose, titulo, sub, onSubmit, footer, className, children }: SheetProps) {
  const id = useId();
  const form = useFocusInside();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
    // The first field that was refused, once its error is drawn.
    setTimeout(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-titulo`}
      className={classNames(
        "max-md:-mx-4 max-md:-mb-4 max-md:w-screen max-md:self-end max-md:rounded-b-none md:rounded-sheet [&>button]:border-transparent",
        className,
      )}
    >
      <form ref={form} onSubmit={submit} noValidate>
        <header className="py-5 pr-16 pl-5 md:pl-6">
          <h2 id={`${id}-titulo`} className="font-texto text-title/snug font-strong tracking-normal text-tinta">
            {titulo}
          </h2>
          {sub && <p className="mt-0.5 text-body text-pedra">{sub}</p>}
        </header>
        <div className="px-5 pb-1 max-md:[&_:is(input,select,textarea)]:scroll-mb-28 md:px-6">{children}</div>
        {footer ? (
          <footer className="flex flex-wrap items-center justify-end gap-2 px-5 pt-4 pb-[calc(20px+env(safe-area-inset-bottom))] sticky -bottom-4 z-1 bg-papel max-md:mt-3 max-md:border-linha max-md:border-t max-md:pt-3 md:rounded-b-sheet max-md:[&>button:last-child]:grow md:px-6">
            {footer}
          </footer>
        ) : (
          <div className="h-5" />
        )}
      </form>
    </Dialog>
  );
}

function useFocusInside() {
  const form = useRef<HTMLFormElement>(null);
  const [opener] = useState(() => document.activeElement);
  const entered = useRef(false);
  // The field may come later, with data that is still loading.
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>("[data-autofocus]");
    if (entered.current || !field) return;
    entered.current = true;
    field.focus();
  });
  useEffect(
    () => () => {
      const there = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
      if (there) opener.focus();
      else focusHeading();
    },
    [opener],
  );
  return form;
}
