import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST_SCRIPT, type Route } from "../app/clients/framework.ts";

/**
 * Every page loads the framework's list of all pages and their files. It compresses better with the files in one order, and
 * without those of the root, which is loaded before any other.
 */
export function sortManifest(client: string): void {
  const folder = join(client, "assets");
  for (const name of readdirSync(folder).filter((file) => file.startsWith("manifest-"))) {
    const file = join(folder, name);
    writeFileSync(file, sortedManifest(readFileSync(file, "utf8")));
  }
}

export function sortedManifest(script: string): string {
  const [, start, json = "", end] = MANIFEST_SCRIPT.exec(script) ?? [];
  if (!start) throw new Error("Unknown manifest");
  const manifest: { routes: Record<string, Route> } = JSON.parse(json);
  const ofRoot = new Set(manifest.routes.root?.imports);
  for (const route of Object.values(manifest.routes)) {
    if (!route.imports) continue;
    route.imports = route.imports.filter((file) => !route.parentId || !ofRoot.has(file)).sort();
  }
  return `${start}${JSON.stringify(manifest)}${end}`;
}
