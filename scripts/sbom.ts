import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { componentOf, type Lock, shippedPlaces } from "./supply/components.ts";

/**
 * Writes the software bill of materials (CycloneDX) of everything we ship, next to the build and outside the served
 * files. Reads the lock file, because `npm sbom` needs versions in private packages and a newer npm than some machines
 * have.
 */
const root = join(import.meta.dirname, "..");
const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as { version: string; packages: Lock };
const { version, packages } = lock;
const components = shippedPlaces(packages, ["site", "painel", "service"]).map((place) =>
  componentOf(place, packages[place] ?? {}),
);
const list = {
  $schema: "http://cyclonedx.org/schema/bom-1.5.schema.json",
  bomFormat: "CycloneDX",
  specVersion: "1.5",
  version: 1,
  metadata: { component: { type: "application", "bom-ref": `eden-grupo@${version}`, name: "eden-grupo", version } },
  components,
};
writeFileSync(join(root, "site/build/sbom.cdx.json"), `${JSON.stringify(list, null, 2)}\n`);
console.log(`${components.length} components in site/build/sbom.cdx.json`);
