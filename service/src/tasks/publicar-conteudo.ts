import { object, picklist } from "valibot";
import { logLine } from "../log.ts";
import { defineJob } from "../queue.ts";
import type { Resources } from "../resources.ts";

/** Starts the build that brings approved texts, or a preview of drafts, to a page. The build fetches them itself. */
export const publicarConteudo = defineJob({
  name: "publicar_conteudo",
  attempts: 25,
  priority: 0,
  lane: "leads",
  schema: object({ alvo: picklist(["site", "previa"]) }),
  key: ({ alvo }) => `publicar_conteudo:${alvo}`,
  async run({ alvo }, { startBuild }: Pick<Resources, "startBuild">) {
    if (startBuild) await startBuild(alvo);
    else logLine("warn", { conteudo: "no build hook", alvo });
  },
});
