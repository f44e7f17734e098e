import { type ReactNode, useEffect, useRef } from "react";

interface StageHeadingProps {
  /** Whether the visitor came from another stage or question: then the heading takes focus. */
  focused: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** The h1 of the current stage. Remounted for each stage and question, so that each is announced. */
export function StageHeading({ focused, id, className, children }: StageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedOnMount = useRef(focused);
  useEffect(() => {
    if (focusedOnMount.current) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} id={id} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
