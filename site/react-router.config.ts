import type { Config } from "@react-router/dev/config";

export default {
  // No server renders a page: every route is written to HTML at build time and served as a file.
  ssr: false,
  prerender: {
    paths: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
    concurrency: 2,
  },
} satisfies Config;
