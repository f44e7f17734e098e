import { CircleAlert } from "lucide";
import { type MouseEvent, useEffect, useId, useRef } from "react";
import { Icon } from "./core/icon.tsx";

export interface FieldProblem {
  /** Id of the invalid control. */
  fieldId: string;
  /** The same text as at the field. */
  message: string;
}

interface ErrorSummaryProps {
  problems: readonly FieldProblem[];
  /** Number of submit attempts: the summary takes focus again on each. */
  attempt: number;
}

/** All errors of the form, with a link to each field. */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  return problems.length > 0 ? <Summary key={attempt} problems={problems} /> : null;
}

function Summary({ problems }: Pick<ErrorSummaryProps, "problems">) {
  const headingId = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="mb-8 scroll-mt-24 rounded-sheet border-[1.5px] border-erro bg-erro-fundo px-4 pt-4.5 pb-3.5 focus:shadow-foco focus:outline-3 focus:outline-ipe md:px-6 md:pt-5.5 md:pb-5"
    >
      <h2 id={headingId} className="flex items-center gap-3 text-h3 text-erro-escuro">
        <Icon of={CircleAlert} size={26} strokeWidth={2} className="text-erro" />
        Há um problema
      </h2>
      <ul className="mt-1.5 md:ml-9.5">
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => goToField(event, fieldId)}
              className="inline-flex min-h-11 items-center rounded-md leading-snug font-semibold text-erro-escuro underline decoration-1 underline-offset-4 hover:decoration-2 md:min-h-10"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The native fragment jump would leave the label off screen and add a history entry. */
function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "center" });
}
