import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const { SERVICE_URL: service = "http://127.0.0.1:8787", EDEN_VITE_CACHE: cacheDir } = process.env;

// No optimizeDeps.include as in the site: Vite scans index.html and follows every dynamic import before the first request.
export default defineConfig({
  ...(cacheDir && { cacheDir }),
  plugins: [tailwindcss()],
  resolve: { tsconfigPaths: true },
  server: { port: 5175, strictPort: true, proxy: { "/api": service } },
  build: {
    outDir: "build",
    emptyOutDir: true,
    // The oldest supported browsers, docs/browsers.md.
    target: ["chrome117", "edge117", "firefox121", "safari16.4", "ios16.4"],
    // Read by the size check.
    manifest: true,
    // Data URIs would need a wider img-src in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      // Inline code, which the content security policy refuses.
      polyfill: false,
      // Parts of the Caixa load while the browser is idle, and share nearly all their files with it: the list of them for each
      // part would only make the first screen larger.
      resolveDependencies: (_, files, { hostId }) => (hostId.includes("/caixa-") ? [] : files),
    },
    rolldownOptions: {
      // "use client" means nothing without a server that renders.
      onLog: (level, log, report) => {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
      },
      output: {
        codeSplitting: {
          groups: [
            { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\// },
            { name: "valibot", test: /node_modules\/valibot\// },
          ],
        },
      },
    },
  },
});
