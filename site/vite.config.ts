import { basename, extname, join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { devBackend } from "./scripts/dev-backend.ts";

/**
 * The frame of every page. Modules that only some pages use are excluded, because all pages would load them. So is
 * entry.client: it hydrates the page when it runs, which must happen after the page's own modules are registered.
 */
const SHELL = [
  "root",
  "head/(page-meta|structured-data)",
  "clients/use-hydrated",
  "content/(amostra|empresa|navegacao|whatsapp)",
  "features/(frame|consentimento)/",
  "ui/(app-link|button|class-names|icon|picture|reopen-consent|scroll-to-section|section|social-icon)",
];

/** Icons of nearly every page or form; each as its own file would be smaller than the overhead of its request. */
const SHELL_GLYPHS =
  "lucide-react/dist/esm/icons/(arrow-left|arrow-right|check|chevron-down|messages-square|plus|sprout|wallet|x)\\.mjs";

/** Modules that forms share with other pages: each in its own chunk, because a shared chunk would also load a form. */
const SHARED = ["site/app/ui/awning", "domain/jornadas/jornada"];

/** The pedido stored on the device, which result pages and the idle clients read too. */
const STORED = ["site/app/clients/(storage|stored-pedido)\\.ts", "domain/catalogo/pedido", "node_modules/valibot/"];

/** The outbox, loaded on every page once it is idle. */
const CLIENTS = [
  "after-saved",
  "clear-progress",
  "data-api",
  "draft",
  "flush-outbox",
  "lead-origin",
  "local-record",
  "note-step",
  "outbox",
  "sign-up-id",
  "storage",
];

/** Modules of every form. */
const FORMS = [
  "site/app/forms/(bind-fields|lead|person-fields|privacy-note|receipt|send|typed-early|use-)",
  "site/app/ui/(banner|caret-after|control-style|error-summary|field|form-grid|honeypot-field|masked-field|text-field)",
  "site/app/content/politica/versao",
  "domain/(protocolo|documentos/(digitos|email|mascara|telefone)|formularios/(campos|empty-values|limites|texto|validate))",
];

/** Modules of the forms with steps. */
const WIZARD = ["site/app/forms/steps/", "site/app/ui/(form-actions|step-heading|stepper)"];

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
              // What every page loads is in two chunks: fewer requests, and better compression.
              groups: [
                { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: "shell", test: new RegExp(`site/app/(${SHELL.join("|")})|${SHELL_GLYPHS}`) },
                { name: (id) => basename(id, extname(id)), test: new RegExp(SHARED.join("|")) },
                { name: "columns", test: /site\/app\/forms\/columns\// },
                // Storage is parsed on every page; in the chunk of the forms it would load all of them.
                { name: "valibot", test: /node_modules\/valibot\// },
                { name: "clients", test: new RegExp(`site/app/clients/(${CLIENTS.join("|")})\\.ts`) },
                { name: "forms", test: new RegExp(FORMS.join("|")) },
                { name: "wizard", test: new RegExp(WIZARD.join("|")) },
                { name: "inscricao", test: /site\/app\/forms\/inscricao\/(use|saved)-inscricao/ },
                // Six similar pictures: a page that shows one pot shows most of them.
                { name: "pots", test: /site\/app\/images\/vaso-/ },
              ],
            },
          },
        },
      },
    },
  },
});
