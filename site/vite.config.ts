import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { devBackend } from "./scripts/dev-backend.ts";

/**
 * The frame around every page. What only some pages use stays out, or all would load it. So does entry.client: it starts
 * the page when it runs, and must not run before the page's own modules are named.
 */
const SHELL = [
  "root",
  "head/(page-meta|structured-data)",
  "content/(amostra|empresa|navegacao|whatsapp)",
  "features/(frame|consentimento)/",
  "ui/(app-link|button|class-names|icon|picture|reopen-consent|scroll-to-section|section|social-icon)",
];

/** Glyphs of nearly every page; as files of their own each would weigh less than its request. */
const SHELL_GLYPHS = "lucide-react/dist/esm/icons/(arrow-right|check|chevron-down|plus|sprout|x)\\.mjs";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), devBackend(process.env)],
  resolve: {
    tsconfigPaths: true,
    alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: join(import.meta.dirname, "app/ui/glyph.ts") }],
  },
  build: {
    // Data URIs would need a wider img-src in the content security policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What every page loads travels as two files: fewer requests, and each compresses better whole.
              groups: [
                { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: "shell", test: new RegExp(`site/app/(${SHELL.join("|")})|${SHELL_GLYPHS}`) },
                // Six of a kind: a page that shows one pot shows most.
                { name: "pots", test: /site\/app\/images\/vaso-/ },
              ],
            },
          },
        },
      },
    },
  },
});
