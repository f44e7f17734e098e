import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { getDotPath, safeParse } from "valibot";
import { type Praca, pracaSchema } from "../../../domain/pracas/praca.ts";

const root = join(import.meta.dirname, "../../..");
const SAMPLE = join(root, "data/pracas-amostra.ndjson");

/**
 * The file with the towns of this build, one document a line. `EDEN_PRACAS` names it, below the folder in which the
 * command was typed; empty for a build without towns. Without it, the twelve invented ones.
 */
export function pracasFile(env: NodeJS.ProcessEnv): string | undefined {
  const { EDEN_PRACAS: named, INIT_CWD: typedIn } = env;
  if (named === undefined) return SAMPLE;
  return named === "" ? undefined : resolve(typedIn ?? ".", named);
}

/** Every line, checked. */
export function readPracas(file: string | undefined): Praca[] {
  if (!file) return [];
  if (!existsSync(file)) throw new Error(`EDEN_PRACAS: ${file} does not exist`);
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line, at) => readPraca(line, `${file}:${at + 1}`));
}

function readPraca(line: string, place: string): Praca {
  const { success, output, issues } = safeParse(pracaSchema, JSON.parse(line));
  if (success) return output;
  const [{ message, ...issue }] = issues;
  throw new Error(`${place}: ${getDotPath(issue as never) ?? ""} ${message}`);
}
