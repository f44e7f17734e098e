import { type ReactNode, Suspense, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

interface BelowFoldProps {
  /** In place of the content until it is rendered. Space by default, so that what follows is not on screen. */
  placeholder?: ReactNode;
  children: ReactNode;
}

const SPACE = <div className="h-[200vh]" />;

/**
 * Content below the first screen. After a followed link it is rendered in a second step that input can interrupt, so that
 * the first screen appears sooner. Not if the scroll position depends on it: after back and forward, and for a link to a
 * section. The boundary makes React hydrate it in a task of its own.
 */
export function BelowFold({ placeholder = SPACE, children }: BelowFoldProps) {
  const { hash, state } = useLocation();
  const followed = useNavigationType() === "PUSH" && !hash && !state;
  const [shown, setShown] = useState(!followed);
  useEffect(() => startTransition(() => setShown(true)), []);
  return <Suspense>{shown ? children : placeholder}</Suspense>;
}
