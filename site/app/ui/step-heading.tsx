import { type ReactNode, type RefObject, useEffect, useRef } from "react";

interface StepHeadingProps {
  step: number;
  total: number;
  /** The step's name, as in the indicator. */
  label: string;
  /** The step's question or statement. */
  children: ReactNode;
  lead?: ReactNode;
  /** Heading level, if the page already has an h1. */
  as?: "h1" | "h2";
  id?: string | undefined;
  ref?: RefObject<HTMLHeadingElement | null> | undefined;
  /** False until the initial step is known. */
  settled?: boolean;
}

/** The wizard's heading. It stays mounted across steps and takes focus on each change, but not on load. */
export function StepHeading(props: StepHeadingProps) {
  const { step, total, label, children, lead, as: Tag = "h1", id, ref, settled = true } = props;
  const own = useRef<HTMLHeadingElement>(null);
  const heading = ref ?? own;
  const seen = useRef<number | null>(null);
  useEffect(() => {
    if (!settled || seen.current === step) return;
    const arrives = seen.current === null;
    seen.current = step;
    if (!arrives) heading.current?.focus();
  }, [step, settled, heading]);
  return (
    <div className="mt-5 mb-6 md:mt-9 md:mb-8">
      <Tag ref={heading} id={id} tabIndex={-1} className="scroll-mt-32 text-etapa">
        <span className="mb-2.5 block font-texto text-base/snug tracking-normal text-folha">
          {`Etapa ${step} de ${total}: ${label}`}
        </span>
        {children}
      </Tag>
      {lead && <p className="mt-2.5 max-w-[46ch] text-[1.0625rem] text-pedra md:mt-3.5 md:text-lg">{lead}</p>}
    </div>
  );
}
