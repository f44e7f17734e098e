import type { Config } from "@react-router/dev/config";

export default {
  // There is no server rendering: every route is prerendered to HTML at build time and served as a file.
  ssr: false,
  // A preview is built into a folder of its own; tests build a few pages of it.
  buildDirectory: process.env.EDEN_SITE_BUILD ?? "build",
  prerender: {
    paths: ({ getStaticPaths }) => process.env.EDEN_PAGES?.split(",") ?? [...getStaticPaths(), "/404"],
    concurrency: 2,
  },
} satisfies Config;
