import { useState } from "react";
import { useLocation, useNavigation } from "react-router";

/** The build inlines only the rules that each page uses, and names the full stylesheet beside them. */
const whole = import.meta.env.SSR ? undefined : document.getElementById("css")?.dataset.whole;

/** Loads the full stylesheet on the first client-side navigation; React waits for it. */
export function WholeStylesheet() {
  const { pathname } = useLocation();
  const going = useNavigation().location;
  const [first] = useState(pathname);
  const [left, setLeft] = useState(false);
  if (!left && (pathname !== first || (going && going.pathname !== first))) setLeft(true);
  return whole && left ? <link rel="stylesheet" href={whole} precedence="site" /> : null;
}

/** A growing line while the next page loads. */
export function NavigationProgress() {
  return useNavigation().location ? <div data-progress className="growing-line" /> : null;
}
