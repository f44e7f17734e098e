import { basename, extname, join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { devBackend } from "./scripts/dev-backend.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), devBackend(process.env)],
  resolve: {
    tsconfigPaths: true,
    alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: join(import.meta.dirname, "../ui/glyph.ts") }],
  },
  // Bundle lucide-react on the server too, so that prerendering uses the same icons as the browser.
  ssr: { noExternal: ["lucide-react"] },
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
              // By folder, in this order: a module belongs to the first group that matches, with everything it imports.
              groups: [
                { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                // Without what belongs to one of the two layouts, and with the icons that one of them shares with other pages.
                {
                  name: "shell",
                  test: /site\/app\/(root\.tsx|features\/(frame\/(?!site-|bottom-bar|jornada-frame)|consentimento\/)|head\/page-meta|content\/whatsapp)|\/ui\/core\/|lucide-react\/dist\/esm\/icons\/(store|layers|message-circle|smartphone|graduation-cap|cpu|chart-column)\./,
                },
                { name: "icons", test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 6 },
                // An icon of a few pages must not pull in the chunk of the first one that uses it.
                {
                  name: (id) => basename(id, extname(id)),
                  test: /lucide-react\/dist\/esm\/icons\/chevron-down\./,
                  minShareCount: 2,
                },
                // Six similar pictures: a page that shows one pot shows most of them.
                { name: "pots", test: /site\/app\/images\/vaso-/ },
                { name: "valibot", test: /node_modules\/valibot\// },
                // Imported by several of the chunks below: the first of them would take it along.
                { name: "storage", test: /site\/app\/clients\/storage\.ts$/ },
                { name: "pedido", test: /domain\/catalogo\/pedido\.ts$/ },
                // Shared by pages with and without a form: each in its own chunk, or those pages would load the forms.
                {
                  name: (id) => basename(id, extname(id)),
                  test: /\/ui\/[^/]+\.tsx?$|site\/app\/(content|clients\/storage)\//,
                  minShareCount: 2,
                },
                { name: "documentos", test: /domain\/documentos\/(?!suggest-)/ },
                {
                  name: "forms",
                  test: /site\/app\/(forms\/[^/]+$|clients\/outbox\/(?!data-api|flush-outbox))|\/ui\/form\/(?!banner|error-summary)|\/domain\/campos\//,
                },
                { name: "inscricao", test: /site\/app\/forms\/inscricao\/(use|saved)-inscricao/ },
                { name: "columns", test: /site\/app\/forms\/columns\// },
                {
                  name: "steps",
                  test: /site\/app\/forms\/steps\/|\/ui\/steps\//,
                },
              ],
            },
          },
        },
      },
    },
  },
});
