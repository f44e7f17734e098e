import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// A proxy or an extension may drop the inline context script. Hydration would then blank the document; without it the
// prerendered page stays readable and its links work.
if ("__reactRouterContext" in window) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
