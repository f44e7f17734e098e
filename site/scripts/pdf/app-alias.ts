import { registerHooks } from "node:module";

const APP = new URL("../../app/", import.meta.url);

/** Lets Node resolve the site's `~/` imports. Must run before the first module that uses them is loaded. */
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.startsWith("~/") ? new URL(specifier.slice(2), APP).href : specifier, context),
});
