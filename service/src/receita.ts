import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { loadEnv, readReceitaEnv } from "./env.ts";
import { createPool } from "./gateways/pool.ts";
import { createReceitaShare } from "./gateways/receita-share.ts";
import { logError, logLine } from "./log.ts";
import { loadFarmacias, type Source } from "./receita/load-farmacias.ts";

/**
 * Loads pharmacies from the public CNPJ register: `npm run receita -- carregar`. Without flags the newest month of the share,
 * unless it is loaded already.
 *   --month 2026-10   this month, even if it is loaded or older
 *   --url <address>   another share than RECEITA_URL
 *   --folder <path>   zips that are on this machine; its name or --month says which month they are
 *   --any-size        accepts a number of pharmacies or towns that differs much from the last load
 *   --amostra         the files are invented; so is a share whose token begins with "inventado-"
 */
const { values } = parseArgs({
  options: {
    month: { type: "string" },
    url: { type: "string" },
    folder: { type: "string" },
    "any-size": { type: "boolean", default: false },
    amostra: { type: "boolean", default: false },
  },
});
const STALL_MS = 60_000;
const RETRY_MS = 2000;

const env = loadEnv(readReceitaEnv);
const source = sourceOf();
const pool = createPool(env.DATABASE_URL);
try {
  const amostra = values.amostra || ("share" in source && /^inventado-/.test(env.RECEITA_TOKEN ?? ""));
  const result = await loadFarmacias({ pool, source, anySize: values["any-size"], amostra });
  logLine(result.status === "refused" ? "error" : "info", { receita: "ended", ...result });
  if (result.status === "refused") process.exitCode = 2;
} catch (error) {
  logError({ receita: "ended" }, error);
  process.exitCode = 1;
} finally {
  await pool.end();
}

function sourceOf(): Source {
  const month = values.month ?? (values.folder && basename(resolve(values.folder)));
  if (month && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) fail("--month must be AAAA-MM, or the folder must be named so.");
  if (values.folder && month) return { folder: values.folder, month };
  const url = values.url ?? env.RECEITA_URL;
  if (!url || !env.RECEITA_TOKEN) fail("RECEITA_URL (or --url) and RECEITA_TOKEN are required (see .env.example).");
  const share = createReceitaShare({ url, token: env.RECEITA_TOKEN, stallMs: STALL_MS });
  return { share, workFolder: env.RECEITA_FOLDER ?? join(tmpdir(), "eden-receita"), retryMs: RETRY_MS, month };
}

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}
