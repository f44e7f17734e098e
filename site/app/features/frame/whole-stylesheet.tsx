import { useState } from "react";
import { useLocation, useNavigation } from "react-router";

/** The build leaves in each page only the rules that page uses, and names the whole stylesheet beside them. */
const whole = import.meta.env.SSR ? undefined : document.getElementById("css")?.dataset.whole;

/** Brings the whole stylesheet when the visitor first leaves the page the visit began on; React waits for it. */
export function WholeStylesheet() {
  const { pathname } = useLocation();
  const going = useNavigation().location;
  const [first] = useState(pathname);
  const [left, setLeft] = useState(false);
  if (!left && (pathname !== first || (going && going.pathname !== first))) setLeft(true);
  return whole && left ? <link rel="stylesheet" href={whole} precedence="site" /> : null;
}
