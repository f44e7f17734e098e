import { Icon } from "@eden/ui/core/icon.tsx";
import { CircleAlert } from "lucide";
import type { ReactNode } from "react";

interface StepErrorProps {
  id: string;
  title: string | undefined;
  children?: ReactNode;
}

/** Why the step did not go on. Announced; the region exists before its text. */
export function StepError({ id, title, children }: StepErrorProps) {
  return (
    <div id={id} role="alert">
      {title && (
        <div className="mt-3.5 flex gap-2.5 rounded-control bg-erro-fundo px-3.5 py-3 text-body text-erro-escuro">
          <Icon of={CircleAlert} size={18} className="mt-0.5" />
          <div>
            <p className="text-read font-semibold">{title}</p>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
