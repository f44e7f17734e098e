import type { Config } from "@react-router/dev/config";

export default {
  // There is no server rendering: every route is prerendered to HTML at build time and served as a file.
  ssr: false,
  prerender: {
    paths: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
    concurrency: 2,
  },
} satisfies Config;
