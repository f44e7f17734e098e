import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// A proxy or an extension may drop the inline context script. React would then blank the document;
// left alone, the prerendered page still reads whole and its links work.
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
