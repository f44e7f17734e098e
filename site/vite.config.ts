import { basename, extname, join } from "node:path";
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
  "clients/use-hydrated",
  "content/(amostra|empresa|navegacao|whatsapp)",
  "features/(frame|consentimento)/",
  "ui/(app-link|button|class-names|icon|picture|reopen-consent|scroll-to-section|section|social-icon)",
];

/** Glyphs of nearly every page, or of every form; as files of their own each would weigh less than its request. */
const SHELL_GLYPHS =
  "lucide-react/dist/esm/icons/(arrow-left|arrow-right|check|chevron-down|messages-square|plus|sprout|wallet|x)\\.mjs";

/** What forms share with other pages: each on its own, or a group would take it and bring a form along. */
const SHARED = ["site/app/ui/awning", "site/app/clients/edenapp-storage", "domain/jornadas/jornada"];

/** What watches over sends on every page, once it has settled. */
const CLIENTS = [
  "draft-storage",
  "flush-outbox",
  "lead-origin",
  "local-record",
  "note-step",
  "open-database",
  "outbox",
  "public-config",
  "refusal-cause",
  "send-outcome",
  "send-row",
  "sign-up-id",
];

/** What every form consists of. */
const FORMS = [
  "site/app/clients/use-(draft|submission)",
  "site/app/forms/(email-field|lead|person-fields|phone|privacy-note|receipt|send|typed-early|use-form-errors|use-later|use-lead-form)",
  "site/app/ui/(banner|caret-after|control-style|error-summary|field|form-grid|honeypot-field|masked-field|text-field)",
  "site/app/content/politica/versao",
  "domain/(protocolo|documentos/(digitos|email|mascara|telefone)|formularios/(campos|limites|texto|validate))",
  "node_modules/valibot/",
];

/** What the forms in steps have around them. */
const WIZARD = [
  "site/app/forms/(assurances|person-row|summary-rows|use-wizard-steps|wizard-)",
  "site/app/ui/(form-actions|step-heading|stepper)",
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), devBackend(process.env)],
  resolve: {
    tsconfigPaths: true,
    alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: join(import.meta.dirname, "app/ui/glyph.ts") }],
  },
  // Prerendered with the same glyphs as in the browser.
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
              // What every page loads travels as two files: fewer requests, and each compresses better whole.
              groups: [
                { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: "shell", test: new RegExp(`site/app/(${SHELL.join("|")})|${SHELL_GLYPHS}`) },
                { name: (id) => basename(id, extname(id)), test: new RegExp(SHARED.join("|")) },
                { name: "columns", test: /site\/app\/forms\/(journey-columns|little-shop)/ },
                { name: "clients", test: new RegExp(`site/app/clients/(${CLIENTS.join("|")})\\.ts`) },
                { name: "forms", test: new RegExp(FORMS.join("|")) },
                { name: "wizard", test: new RegExp(WIZARD.join("|")) },
                {
                  name: "registration",
                  test: /site\/app\/forms\/(registration-words|saved-banner|saved-dialog|use-registration)/,
                },
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
