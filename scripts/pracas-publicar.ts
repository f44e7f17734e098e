import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildPracas } from "./pracas/build-pracas.ts";
import { publishPracas } from "./pracas/publish-pracas.ts";
import { checkPracas, downloadPracas, readFile } from "./pracas/take-pracas.ts";

/**
 * Publishes the pages of all towns: `npm run receita -- publicar`. Takes the file of the last load from the service, builds the
 * pages beside those that are served and switches to them at the end.
 *   --from <address>    another service than SITE_URL/api/pracas/ultimo
 *   --file <path>       a file on this machine instead, with --month 2026-10 and --sha256 <its digest>
 *   --to <folder>       where the publications are, /srv/eden/pracas
 *   --apply <command>   lets nginx use the new folder, /etc/eden/activate if it exists
 *   --towns <number>    how many there must be: those of data/municipios.csv
 */
const { values } = parseArgs({
  options: {
    from: { type: "string" },
    file: { type: "string" },
    month: { type: "string" },
    sha256: { type: "string" },
    to: { type: "string", default: "/srv/eden/pracas" },
    apply: { type: "string", default: existsSync("/etc/eden/activate") ? "/etc/eden/activate" : "" },
    towns: { type: "string" },
  },
});

const startedAt = Date.now();
try {
  const file = await take();
  const { ndjson, towns } = checkPracas(file, Number(values.towns ?? municipios()));
  const name = await publishPracas({
    folder: resolve(values.to),
    mes: file.mes,
    towns,
    build: (draft) => buildPracas(draft, ndjson),
    apply: runHook,
  });
  const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
  console.log(`Published ${towns} pages of towns of ${file.mes} as ${name}, in ${minutes} min.`);
} catch (error) {
  console.error(`Nothing was published: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

function take() {
  const { file, month, sha256, from } = values;
  if (file) {
    if (!month || !sha256) throw new Error("--file needs --month and --sha256.");
    return readFile(resolve(file), { mes: month, sha256 });
  }
  const { SITE_URL } = process.env;
  const address = from ?? (SITE_URL && `${SITE_URL}/api/pracas/ultimo`);
  if (!address) throw new Error("SITE_URL, --from or --file is required.");
  return downloadPracas(address);
}

function municipios(): number {
  const lines = readFileSync(join(import.meta.dirname, "../data/municipios.csv"), "utf8")
    .trim()
    .split("\n");
  return lines.length - 1;
}

async function runHook(): Promise<void> {
  if (!values.apply) return;
  const child = spawn("bash", ["-c", values.apply], { stdio: "inherit" });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${values.apply} ended with ${code}`);
}
