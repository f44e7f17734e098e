import { join } from "node:path";
import type { Connect, Plugin } from "vite";
import { slugOf } from "../../../domain/pracas/busca.ts";
import { documentosOf, indiceOf } from "../../../domain/pracas/documentos.ts";
import { readPracas } from "./read-pracas.ts";

const MODULE = /\/site\/app\/clients\/pracas-do-build\.ts$/;
const domain = join(import.meta.dirname, "../../../domain/pracas");

/**
 * Gives the towns of `file` to the pages while they are prerendered: never to the browser's code, which is the same for
 * every month. The development server also answers the files that `write-pracas.ts` writes.
 */
export function fillPracas(file: string | undefined): Plugin {
  return {
    name: "fill-pracas",
    enforce: "pre",
    load(id) {
      if (!MODULE.test(id) || this.environment.name !== "ssr") return;
      return `import { documentosOf } from ${JSON.stringify(join(domain, "documentos.ts"))};
import { parsePracas } from ${JSON.stringify(join(import.meta.dirname, "read-pracas.ts"))};
export const documentos = documentosOf(parsePracas(${JSON.stringify(file)}));`;
    },
    configureServer(server) {
      server.middlewares.use(answerFiles(file));
    },
  };
}

function answerFiles(file: string | undefined): Connect.NextHandleFunction {
  const pracas = readPracas(file);
  const documentos = documentosOf(pracas);
  const indice = indiceOf(pracas);
  return (request, response, next) => {
    const { pathname } = new URL(decodeURI(request.url ?? "/"), "http://dev.invalid");
    const [, uf, cidade] = /^\/raio-x\/([^/.]+)(?:\/([^/.]+))?$/.exec(decodeURI(pathname)) ?? [];
    const proper = uf && [`/raio-x/${slugOf(uf)}`, ...(cidade ? [slugOf(cidade)] : [])].join("/");
    if (proper && proper !== decodeURI(pathname)) return response.writeHead(301, { location: proper }).end();
    const [, path = ""] = /^(\/raio-x.*)\.json$/.exec(pathname) ?? [];
    if (!path) return next();
    const letter = /^\/raio-x\/indice\/([a-z])$/.exec(path)?.[1];
    const found = letter ? indice.get(letter) : documentos.get(path);
    response.writeHead(found ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify(found ?? null));
  };
}
