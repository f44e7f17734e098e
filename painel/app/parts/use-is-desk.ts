import { useMediaQuery } from "@eden/ui/use-media-query.ts";

/** Whether list and person are side by side: from 1024 px. */
export const useIsDesk = () => useMinWidth(64);

/** Whether the window has at least this width. */
export const useMinWidth = (rem: number) => useMediaQuery(`(min-width: ${rem}rem)`);
