import { loadOnce } from "~/features/ferramentas/nao-carregou.tsx";

/** Loads after the page, so that a slow phone can type sooner; without a network from then on. */
export const loadDepois = loadOnce(() => import("./depois-fluxo.tsx"));
