// Loaded before a command, in plain JavaScript: an older Node cannot read TypeScript and would only name the file extension.
import { readFileSync } from "node:fs";

const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const needed = Number.parseInt(engines.node.replace(/\D+/, ""), 10);
if (Number.parseInt(process.versions.node, 10) < needed) {
  const exact = readFileSync(new URL("../.nvmrc", import.meta.url), "utf8").trim();
  console.error(`This project needs Node ${needed} (.nvmrc names ${exact}); this is Node ${process.versions.node}.`);
  process.exit(1);
}
