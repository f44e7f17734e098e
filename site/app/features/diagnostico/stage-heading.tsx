import { type ReactNode, useEffect, useRef } from "react";

interface StageHeadingProps {
  /** Whether the visitor came here from another stage or question: then it takes focus. */
  focused: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** The h1 of what is on screen. Mounted anew for each place, so that each is announced. */
export function StageHeading({ focused, id, className, children }: StageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival only
  useEffect(() => {
    if (focused) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} id={id} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
