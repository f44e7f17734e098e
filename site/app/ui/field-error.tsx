import { CircleAlert } from "lucide-react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

interface FieldErrorProps {
  id: string;
  message?: string | undefined;
  className?: string;
}

/** Icon and text under the control, so that colour is not the only indication. */
export function FieldError({ id, message, className }: FieldErrorProps) {
  if (!message) return null;
  return (
    <p id={id} className={classNames("mt-2 flex gap-2 text-base/snug font-semibold text-erro", className)}>
      <Icon of={CircleAlert} size={20} strokeWidth={2} className="mt-px" />
      <span>{message}</span>
    </p>
  );
}
