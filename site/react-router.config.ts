import type { Config } from "@react-router/dev/config";
import { pracasFile, readPracas } from "./scripts/pracas/read-pracas.ts";
import { pracaPaths } from "./scripts/pracas/write-pracas.ts";

/** Only these pages: a preview for tests, or with `/raio-x/*` those below that path and itself. */
const { EDEN_PAGES: only } = process.env;

const isWanted = (path: string) =>
  !only
    ?.split(",")
    .every((page) => page !== path && !(page.endsWith("/*") && `${path}/`.startsWith(page.slice(0, -1))));

export default {
  // There is no server rendering: every route is prerendered to HTML at build time and served as a file.
  ssr: false,
  // A preview is built into a folder of its own; tests build a few pages of it.
  buildDirectory: process.env.EDEN_SITE_BUILD ?? "build",
  prerender: {
    paths: ({ getStaticPaths }) =>
      [...getStaticPaths(), "/404", ...pracaPaths(readPracas(pracasFile(process.env)))].filter(isWanted),
    concurrency: 2,
  },
} satisfies Config;
