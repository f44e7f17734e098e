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
  return linesOf(file).map((line, at) => readPraca(line, `${file}:${at + 1}`));
}

/**
 * The same without the checks, of a file that the build has checked for its paths. In a fifth of the time: the first page
 * that is prerendered waits for it, for 10 seconds at most.
 */
export const parsePracas = (file: string | undefined): Praca[] =>
  linesOf(file).map((line) => JSON.parse(line) as Praca);

function linesOf(file: string | undefined): string[] {
  if (!file) return [];
  if (!existsSync(file)) throw new Error(`EDEN_PRACAS: ${file} does not exist`);
  return readFileSync(file, "utf8").split("\n").filter(Boolean);
}

function readPraca(line: string, place: string): Praca {
  const { success, output, issues } = safeParse(pracaSchema, JSON.parse(line));
  if (success) return output;
  const [{ message, ...issue }] = issues;
  throw new Error(`${place}: ${getDotPath(issue as never) ?? ""} ${message}`);
}
