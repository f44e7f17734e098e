import { existsSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { compressFiles } from "../../scripts/static/compress-files.ts";
import { applyPolicies } from "./content-security-policy.ts";
import { favourFirstPaint } from "./first-paint.ts";
import "./app-modules.ts";
import { headersFile, nginxMap, robotsTxt, sitemapXml } from "./host-files.ts";
import { writeWorker } from "./offline/write-worker.ts";
import { parsePracas, pracasFile } from "./pracas/read-pracas.ts";
import { indexablePaths, SITEMAP, writePracas } from "./pracas/write-pracas.ts";
import { isShared } from "./shared-routes.ts";
import { sortManifest } from "./sort-manifest.ts";

const { nameCards, staleCards } = await import("./og/fresh-cards.ts");

/** Converts the framework's output into files for a static host. Runs after `react-router build`. */
const client = resolve(import.meta.dirname, "..", process.env.EDEN_SITE_BUILD ?? "build", "client");

const problem = staleCards();
if (problem) throw new Error(problem);

// Static hosts look for /404.html; the prerenderer writes 404/index.html.
if (existsSync(join(client, "404/index.html"))) {
  renameSync(join(client, "404/index.html"), join(client, "404.html"));
  rmdirSync(join(client, "404"));
}
// Every route is prerendered, so the fallback page and the build manifest are not needed.
rmSync(join(client, "__spa-fallback.html"), { force: true });
rmSync(join(client, ".vite"), { recursive: true, force: true });

nameCards(client);
sortManifest(client);
favourFirstPaint(client);
const policies = applyPolicies(client, { asMeta: process.env.CSP_META === "1" });
writeFileSync(join(client, "_headers"), headersFile(policies));
writeFileSync(join(client, "../nginx-csp.conf"), nginxMap(policies));
const ofPracas = new Map([...policies].filter(([route]) => route.startsWith("/raio-x/")));
writeFileSync(join(client, "../nginx-pracas.conf"), nginxMap(ofPracas, "eden_pracas_csp"));
// Only the pages of towns are built again each month: the rest is that of the release.
if (!process.env.EDEN_PAGES) writeFileSync(join(client, "sitemap.xml"), sitemapXml(client));
const pracas = parsePracas(pracasFile(process.env));
writePracas(client, pracas);
writeFileSync(join(client, SITEMAP), sitemapXml(client, indexablePaths(pracas)));
writeFileSync(join(client, "robots.txt"), robotsTxt());
writeWorker(client);
const compressed = await compressFiles(client, isShared);

console.log(`${policies.size} pages with their policy, sitemap, robots, ${compressed} files precompressed`);
