import { registerHooks } from "node:module";
import { basename } from "node:path";

const APP = new URL("../app/", import.meta.url);

/**
 * Lets Node load modules of the site: it resolves their `~/` imports, and a picture is the name of its file. Must run
 * before the first of them is loaded.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.startsWith("~/") ? new URL(specifier.slice(2), APP).href : specifier, context),
  load: (url, context, next) =>
    /\.(avif|webp)$/.test(url)
      ? { format: "module", source: `export default ${JSON.stringify(basename(url))}`, shortCircuit: true }
      : next(url, context),
});
