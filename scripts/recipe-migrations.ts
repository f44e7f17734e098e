import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The SQL blocks of CONTRIBUTING.md in their order: each is one migration of a recipe. */
export function recipeMigrations(): string[] {
  const text = readFileSync(join(import.meta.dirname, "../CONTRIBUTING.md"), "utf8");
  return [...text.matchAll(/^ *```sql\n([\s\S]*?)^ *```/gm)].map(([, sql = ""]) => sql);
}
