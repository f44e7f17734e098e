import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { photograph } from "../photograph.ts";
import { sceneHtml, scenes, wordmarkHtml } from "./scenes.ts";

/**
 * Takes the pictures of the e-mails into public/email. Run manually when a render changes: npm run email --workspace
 * site. The names have no hash: an e-mail stays in a mailbox for years.
 */
const output = join(import.meta.dirname, "../../public/email");

mkdirSync(output, { recursive: true });
await photograph(
  scenes.map((scene) => ({ html: sceneHtml(scene), path: join(output, `${scene.name}.jpg`), quality: 72 })),
  { width: 1120, height: 440 },
);
await photograph([{ html: wordmarkHtml(), path: join(output, "eden-grupo.png") }], { width: 336, height: 88 });
