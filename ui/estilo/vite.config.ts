import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** The components side by side in all their states, for development: no part of the public build. */
export default defineConfig({
  base: "./",
  plugins: [tailwindcss()],
  server: { port: 5174, strictPort: true },
  build: { outDir: "../build/estilo", emptyOutDir: true, assetsInlineLimit: 0 },
});
