import { writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { devBackend } from "./scripts/dev-backend.ts";
import { inlineConteudo } from "./scripts/inline-conteudo.ts";
import { fillPracas } from "./scripts/pracas/fill-pracas.ts";
import { pracasFile } from "./scripts/pracas/read-pracas.ts";

const { EDEN_VITE_CACHE: cacheDir } = process.env;

/** Most files are named by their hash only; `npm run size` reports them by the names in build/chunks.json. */
const chunkNames: Plugin = {
  name: "chunk-names",
  apply: "build",
  writeBundle({ dir }, bundle) {
    if (this.environment.name !== "client" || !dir) return;
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const names = Object.fromEntries(chunks.map(({ fileName, name }) => [`/${fileName}`, name]));
    writeFileSync(join(dir, "../chunks.json"), JSON.stringify(names));
  },
};

/** Vite's own fetches the styles and imports of a part ahead of it. Parts here have no styles, and see `modulePreload`. */
const plainImports: Plugin = {
  name: "plain-imports",
  apply: "build",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined),
};

export default defineConfig({
  ...(cacheDir && { cacheDir }),
  plugins: [
    inlineConteudo(process.env.EDEN_CONTEUDO),
    fillPracas(pracasFile(process.env)),
    tailwindcss(),
    reactRouter(),
    devBackend(process.env),
    chunkNames,
    plainImports,
  ],
  resolve: {
    tsconfigPaths: true,
  },
  // Bundle every dependency before the first request. A dependency discovered by a request makes Vite bundle again, reload the
  // page and answer 504 to modules already under way: that page never hydrates.
  optimizeDeps: {
    include: ["@supabase/postgrest-js", "fflate/browser", "lucide", "papaparse", "react-dom", "valibot", "web-vitals"],
  },
  build: {
    // The oldest supported browsers, docs/browsers.md.
    target: ["chrome117", "edge117", "firefox121", "safari16.4", "ios16.4"],
    // Data URIs would need a wider img-src in the content security policy.
    assetsInlineLimit: 0,
    // Parts that load later share almost everything with their page. Looking that up for each of them takes a slow phone
    // 100 to 300 ms during hydration; without it they request the rest one round trip later.
    modulePreload: false,
  },
  // The reader of reports loads the part for Excel when a file needs it; `npm run size` knows both by their names.
  worker: {
    format: "es",
    rolldownOptions: {
      output: { entryFileNames: "assets/[name]-[hash].js", chunkFileNames: "assets/[name]-[hash].js" },
    },
  },
  environments: {
    // Only Node loads this one, to prerender: it has every page in one chunk, so a part of one that is the whole of another
    // (the garden) cannot be apart. In the client build it is.
    ssr: { build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The manifest and every import statement repeat these names: only the parts that all pages share keep theirs,
            // and 42 bits are enough to tell the files of some releases apart.
            chunkFileNames: ({ name }) =>
              /^(framework|shell|site|forms)$/.test(name) ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js",
            entryFileNames: "assets/[hash:7].js",
            codeSplitting: {
              // By folder, in this order: a module belongs to the first group that matches, with everything it imports.
              groups: [
                { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: "shell",
                  test: /site\/app\/(root\.tsx|(features\/(frame|consentimento)|head)\/[^/]+)$|\/ui\/(core\/|below-fold\.tsx|use-hydrated\.ts)/,
                },
                { name: "icons", test: /lucide\/dist\/esm\/icons\//, minShareCount: 8 },
                // Six similar pictures: a page that shows one pot shows most of them.
                { name: "pots", test: /site\/app\/images\/vaso-/ },
                { name: "valibot", test: /node_modules\/valibot\// },
                // Before the modules that import it: their chunks would take it along to every form.
                { name: "storage", test: /site\/app\/clients\/storage\/storage\.ts$/ },
                { name: "dinheiro", test: /\/domain\/catalogo\/dinheiro\.ts$/ },
                // The home page shows them too. With the first module that imports them they would bring along the checkout
                // and the plans.
                { name: "precos", test: /\/domain\/catalogo\/precos\.ts$|site\/app\/content\/precos\.ts$/ },
                { name: "recursos", test: /\/domain\/catalogo\/recursos\.ts$/ },
                // The accordion would keep it, and come along to the tools.
                { name: "plus", test: /lucide\/dist\/esm\/icons\/plus\./ },
                // A form needs them without the rest of `lazy-part`.
                { name: "not-loaded", test: /\/ui\/(not-loaded|load-part)\.tsx?$/ },
                // Every page needs the first one; the tools show the others before the notebook, which imports them all.
                { name: "expire-caderno", test: /clients\/storage\/expire-caderno\.ts$/ },
                {
                  name: "conta",
                  test: /site\/app\/clients\/conta-da-aba\.ts$|\/domain\/ferramentas\/(hoje|mes)\.ts$/,
                },
                // Shared by pages with and without a form: each in its own chunk, or those pages would load the forms.
                {
                  name: (id) => basename(id, extname(id)),
                  test: /\/ui\/[^/]+\.tsx?$|site\/app\/(content|clients\/storage)\/|\/domain\/(catalogo\/|[^/]+$)/,
                  minShareCount: 2,
                },
                // After what all pages share and before the icons: it keeps those that only framed pages use.
                { name: "site", test: /site\/app\/pages\/frames\/site\/(?!site-footer)/ },
                // An icon of a few pages must not pull in the chunk of the first one that uses it.
                {
                  name: (id) => basename(id, extname(id)),
                  test: /lucide\/dist\/esm\/icons\//,
                  minShareCount: 2,
                },
                // The fields of pages without a form, which would bring along the outbox, the documents and the rules.
                {
                  name: "fields",
                  test: /\/ui\/form\/(field|text-field)\.tsx$|site\/app\/clients\/note-step\.ts$/,
                },
                { name: "documentos", test: /\/ui\/form\/masked-field\.tsx$|domain\/documentos\/[^/]+$/ },
                // The list of the tools shows it, too, and no tool.
                { name: "promessa", test: /features\/ferramentas\/promessa\.tsx$/ },
                // What the tools show first, together: apart, each of them would load a dozen small files.
                {
                  name: "ferramenta",
                  test: /features\/ferramentas\/(ferramenta|ferramenta-frame|define-ferramenta|nao-carregou|resultado|frase|falta|ficha|fita|campo-numero|campos-da-conta|use-conta)\.tsx?$|clients\/ferramenta-link\.ts$|\/ui\/(form\/decimal-field|choice\/segments|choice\/switch)\.tsx$|\/domain\/ferramentas\/(campos|endereco|numero)\.ts$/,
                },
                { name: "forms", test: /site\/app\/(forms|clients\/outbox)\/[^/]+$|\/ui\/form\/|\/domain\/campos\// },
                { name: "inscricao", test: /site\/app\/forms\/inscricao\/[^/]+$/ },
                { name: "columns", test: /site\/app\/forms\/columns\// },
                { name: "steps", test: /site\/app\/forms\/steps\/|\/ui\/steps\// },
              ],
            },
          },
        },
      },
    },
  },
});
