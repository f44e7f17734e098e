import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Lists every fact still marked as a sample. With LAUNCH=1 any of them fails the check. */
const root = join(import.meta.dirname, "..");
const files = globSync("{site/app/content,domain/empresa}/**/*.ts", { cwd: root }).filter(
  (file) => !/amostra\.ts$/.test(file),
);

const samples = files.sort().flatMap((file) =>
  readFileSync(join(root, file), "utf8")
    .split("\n")
    .flatMap((line, index) => (/\bamostra\(/.test(line) ? [`${file}:${index + 1}  ${line.trim()}`] : [])),
);

for (const sample of samples) console.log(sample);
console.log(`${samples.length} sample${samples.length === 1 ? "" : "s"} to replace before launch`);
if (process.env.LAUNCH === "1" && samples.length > 0) process.exit(1);
