import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const files = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "domain", "site/app", "painel/app", "service/src", "ui"],
  {
    cwd: root,
    encoding: "utf8",
  },
)
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

const PROMISE = /(?<!\p{L})út(?:il|eis)(?!\p{L})|em breve entraremos|contato em breve|respondemos em até/iu;

/** Other facts with the same words, by file. */
const OTHER: Record<string, RegExp> = {
  // The words of time, and those of the promise.
  "domain/atendimento/frases.ts": /./,
  "domain/atendimento/expediente.ts": /./,
  "domain/atendimento/relogio.ts": /./,
  "domain/privacidade/prazos.ts": /./,
  // How much of the month is left for its goal.
  "painel/app/pessoas/meta-strip.tsx": /Restam? /,
  // Fixed by CONTACT-03, REG-03 and REG-04.
  "site/app/features/contato/contato-thanks.tsx": /Entraremos em contato em breve\./,
  "site/app/features/despertar/despertar-section.tsx": /com sucesso! Em breve entraremos em contato\./,
  "site/app/features/mentoria-imersao/mentoria-imersao-section.tsx": /com sucesso! Em breve entraremos em contato\./,
  // A sample of the component.
  "ui/estilo/messages.tsx": /Entraremos em contato em breve\./,
};
/** What banks need for a boleto, what the law gives the data protection officer, and the day on which wages are due. */
const OTHERS = /1 a 3 dias úteis|prazos\.respostaAoTitular|5º dia útil|sem banco, no dia útil/;

test("[ATENDIMENTO-01] no source file states a promise of an answer but domain/atendimento", () => {
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .filter((line) => PROMISE.test(line) && !OTHERS.test(line) && !OTHER[file]?.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(Object.keys(OTHER)));
});

/** A call that writes a date, with its options; toLocaleString also writes numbers. */
const FORMATTED =
  /(?:new Date\(\)\.)?(?:toLocale(?:Date|Time)String|DateTimeFormat)\([^)]*\)|toLocaleString\([^)]*(?:day|month|year|hour|Style):[^)]*\)/g;

// Only "today" may be that of the device, as on a printed sheet.
test("[ATENDIMENTO-01] no source file writes the day of a moment in the time zone of the device", () => {
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(FORMATTED)]
      .map(([call]) => call)
      .filter((call) => !/^new Date\(\)|timeZone/.test(call))
      .map((call) => `${file}: ${call}`),
  );
  expect(found).toEqual([]);
});
