import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sql } from "postgres";

const FOLDER = join(import.meta.dirname, "../../supabase/routines");
const PREPARE = readFileSync(join(import.meta.dirname, "routines.sql"), "utf8");
const HEAD =
  /^create (?:or replace |constraint )?(schema|function|view|trigger|policy) (?:if not exists )?("[^"]+"|[\w.]+)/;

/** A function, view, trigger or policy with its comment and grants; `object` is what `drop` needs to name it. */
export interface Routine {
  object: string;
  text: string;
}

interface Options {
  /** Room `base` has what tables are made of and runs before the migrations, the others after them. */
  base: boolean;
  /** How long a function that no file has any more stays: an old service, page or waiting command may still call it. */
  keepDays?: number;
  folder?: string;
}

/** From each `create` at the start of a line to the next one. */
function routinesOf(text: string): Routine[] {
  const blocks = text.split(/^(?=create )/m).filter((block) => block.startsWith("create "));
  return blocks.map((block) => {
    const [, kind, name] = HEAD.exec(block) ?? [];
    if (!kind || !name) throw new Error(`Not a routine: ${block.slice(0, 60)}`);
    const ofTable = kind === "trigger" || kind === "policy";
    const table = ofTable ? /\bon ((?:public|privado)\.\w+)/.exec(block)?.[1] : undefined;
    return { object: `${kind} ${name}${table ? ` on ${table}` : ""}`, text: block.trim() };
  });
}

export function readRoutines({ base, folder = FOLDER }: Options): Routine[] {
  const files = globSync("*/*.sql", { cwd: folder }).filter((file) => file.startsWith("base/") === base);
  const all = files.toSorted().flatMap((file) => routinesOf(readFileSync(join(folder, file), "utf8")));
  const isSchema = ({ object }: Routine) => object.startsWith("schema ");
  return [...all.filter(isSchema), ...all.filter((routine) => !isSchema(routine))];
}

/** Makes functions, views, triggers and policies what supabase/routines says, in one transaction; returns what changed. */
export async function applyRoutines(sql: Sql, options: Options): Promise<string[]> {
  return await sql.begin(async (transaction) => {
    await transaction.unsafe(PREPARE);
    const blocks = transaction.json(readRoutines(options).map((routine) => ({ ...routine })));
    const [row] = await transaction<{ changed: string[] }[]>`
      select pg_temp.bring(${blocks}, ${options.base}, ${options.keepDays ?? 0}) as changed`;
    return row?.changed ?? [];
  });
}
