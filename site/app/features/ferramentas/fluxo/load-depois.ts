import { loadAgain } from "@eden/ui/core/load-again.ts";

/** Loads after the page, so that a slow phone can type sooner; without a network from then on. */
export const loadDepois = () => loadAgain(() => import("./fluxo-depois.tsx"));
