import { useLayoutEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/** The build inlines only the rules that each page uses, and names the full stylesheet beside them. */
const whole = import.meta.env.SSR ? undefined : document.getElementById("css")?.dataset.whole;

/**
 * Brings the full stylesheet with the first client-side navigation. If it was fetched ahead (`clients/prefetch.ts`), it is
 * applied together with the new page, so that the old page is not laid out again. Otherwise React waits for it before it
 * shows the page. Not before the page's JavaScript is there: React would wait with the growing line too.
 */
export function WholeStylesheet() {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [left, setLeft] = useState(false);
  if (whole && !left && pathname !== first && !fetchedAhead()) setLeft(true);
  useLayoutEffect(() => {
    const ahead = pathname !== first && fetchedAhead();
    if (ahead) ahead.media = "all";
  }, [pathname, first]);
  return whole && left ? <link rel="stylesheet" href={whole} precedence="site" /> : null;
}

function fetchedAhead(): HTMLLinkElement | undefined {
  const link = document.getElementById("css-ahead") as HTMLLinkElement | null;
  return link?.sheet ? link : undefined;
}

/** A growing line while the next page loads. */
export function NavigationProgress() {
  return useNavigation().location ? <div data-progress className="growing-line" /> : null;
}
