import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toInterval } from "../domain/privacidade/prazos.ts";
import { FORA, GUARDA, type NomeDaRegra, REGRAS } from "../domain/privacidade/regras.ts";

type Guarda = (typeof GUARDA)[keyof typeof GUARDA] | (typeof FORA)[keyof typeof FORA];

const APLICA = { nginx: "logrotate", backup: "`npm run ops -- backup`", correio: "the reader of the mailbox" } as const;

function ruleOf(nome: NomeDaRegra): string {
  const { prazo, desde, aplica } = REGRAS[nome];
  const period = toInterval(prazo).replace(/^1 (\w+)s$/, "1 $1");
  return `${period} from ${desde} (${APLICA[aplica as keyof typeof APLICA] ?? `\`${aplica}\``})`;
}

function keptOf(guarda: Guarda): string | undefined {
  if ("livre" in guarda) return undefined;
  const kept = "com" in guarda ? `with ${guarda.com}` : guarda.por.map(ruleOf).join("; ");
  const columns =
    "colunas" in guarda ? Object.entries(guarda.colunas).map(([nome, quando]) => `\`${nome}\` ${quando}`) : [];
  return [kept, ...columns].join("; ");
}

/** The table of docs/database.md: stores with the same period are one row. */
function tableOf(): string {
  const rows = new Map<string, string[]>();
  const tables = Object.entries(GUARDA).map(
    ([nome, guarda]) => [`\`${nome.replace(/^(public|privado)\./, "")}\``, guarda] as const,
  );
  for (const [nome, guarda] of [...tables, ...Object.entries(FORA)]) {
    const kept = keptOf(guarda);
    if (kept) rows.set(kept, [...(rows.get(kept) ?? []), nome]);
  }
  const lines = [...rows].map(([kept, names]) => `| ${names.join(", ")} | ${kept} |`);
  return ["| Table or store | Kept |", "|---|---|", ...lines].join("\n");
}

test("[SEC-M19] docs/database.md has the table of periods", () => {
  expect(readFileSync(join(import.meta.dirname, "../docs/database.md"), "utf8")).toContain(`\n${tableOf()}\n`);
});
