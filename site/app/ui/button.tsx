import { Info } from "lucide-react";
import { type ComponentProps, type MouseEvent, useId } from "react";
import {
  type ButtonSize,
  type ButtonVariant,
  busyButtonStyle,
  buttonStyle,
  inactiveButtonStyle,
} from "./button-style.ts";
import { Icon } from "./icon.tsx";

export interface ButtonProps extends Omit<ComponentProps<"button">, "disabled"> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Label while sending: shown instead and announced; a second click does nothing. */
  busyLabel?: string | undefined;
  /** Why it is unavailable. The button stays focusable and still runs its handler, to show the errors. */
  reason?: string | undefined;
}

/** Never uses the `disabled` attribute: an unavailable button keeps focus and shows the reason. */
export function Button(props: ButtonProps) {
  const { variant = "mata", size, busyLabel, reason, className, children, ...rest } = props;
  const reasonId = useId();
  const busy = busyLabel !== undefined;
  const inactive = reason !== undefined || rest["aria-disabled"] === true;
  const stopWhenBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else rest.onClick?.(event);
  };
  const look = () => {
    if (busy) return busyButtonStyle(size, className);
    return inactive ? inactiveButtonStyle(variant, size, className) : buttonStyle(variant, size, className);
  };
  return (
    <>
      <button
        type="button"
        {...rest}
        onClick={stopWhenBusy}
        aria-disabled={busy || inactive || undefined}
        aria-describedby={reason && !busy ? reasonId : rest["aria-describedby"]}
        className={look()}
      >
        {busy && <Spinner />}
        {busy ? busyLabel : children}
      </button>
      {/* A live region must exist before its text changes, and inside a button it would not be announced. */}
      {"busyLabel" in props && (
        <span role="status" className="sr-only">
          {busyLabel}
        </span>
      )}
      {reason && !busy && <Reason id={reasonId}>{reason}</Reason>}
    </>
  );
}

function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-5 rounded-full border-3 border-white/30 border-t-white motion-safe:animate-gira"
    />
  );
}

function Reason({ id, children }: { id: string; children: string }) {
  return (
    <span id={id} data-reason className="mt-3.5 flex items-start gap-2.5 text-base/snug text-pedra">
      <Icon of={Info} size={20} className="mt-px text-folha" />
      <span>{children}</span>
    </span>
  );
}
