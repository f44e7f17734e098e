import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { array, boolean, object, optional, parse, record, string } from "valibot";

const manifestSchema = record(
  string(),
  object({
    file: string(),
    isEntry: optional(boolean(), false),
    imports: optional(array(string()), []),
  }),
);

/** The JavaScript that a Vite app loads for its first screen, compressed: the entry, one lazy page and their imports. */
export function initialScripts(build: string, page: string): { path: string; bytes: number }[] {
  const manifest = parse(manifestSchema, JSON.parse(readFileSync(join(build, ".vite/manifest.json"), "utf8")));
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports.forEach(visit);
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) {
    if (isEntry || key === `app/pages/${page}.tsx`) visit(key);
  }
  if (!manifest[`app/pages/${page}.tsx`]) throw new Error(`${build} has no page ${page}`);
  return [...found]
    .filter((file) => file.endsWith(".js"))
    .map((path) => ({ path, bytes: statSync(join(build, `${path}.br`)).size }));
}
