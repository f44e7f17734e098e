import { StrictMode, startTransition, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { paintFirst } from "~/clients/paint-first.ts";

// A proxy or an extension may drop the inline context script. Hydration would then blank the document; without it the
// prerendered page stays readable and its links work.
if ("__reactRouterContext" in window) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Router />
      </StrictMode>,
    );
  });
}

const instrumentations = [paintFirst];

/**
 * Renders the next page in one piece: as a React transition, in slices of 5 ms, a slow phone takes twice as long. Only a
 * transition moves a travelling picture to the next page, so a link beside one starts a transition.
 */
function Router() {
  const [travels, setTravels] = useState(false);
  useEffect(() => {
    const follow = ({ target }: Event) => setTravels(target instanceof Element && !!target.closest("[data-travels]"));
    addEventListener("click", follow, true);
    return () => removeEventListener("click", follow, true);
  }, []);
  return <HydratedRouter instrumentations={instrumentations} {...(travels ? {} : { useTransitions: false })} />;
}
