import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { ATENDIMENTO } from "../../domain/conteudo/conteudo.ts";
import type { Conteudo } from "../../domain/conteudo/formas.ts";
import { formatEncontro } from "../../domain/conteudo/format-encontro.ts";
import { FOTO, fotoPath } from "../../domain/conteudo/foto.ts";
import { mergeConteudo } from "../../domain/conteudo/merge-conteudo.ts";

const root = join(import.meta.dirname, "../..");
const COMMITTED = { file: join(root, "domain/conteudo/publicado.json"), pictures: join(root, "site/public") };

/** Modules that state facts which the team edits. */
const SOURCES = /\/(?:site\/app\/content|domain\/empresa)\/[\w/-]+\.ts$/;
const IMPORT = /^import \{[^}]*\} from "(?:@eden\/domain\/conteudo\/conteudo|\.\.\/conteudo\/conteudo\.ts)";$/m;
/** With the property that is read, so that the bundler sees a constant. */
const CALL = /\b(conteudo|encontro|atendimento)\("([a-z]+)"\)(?:\.(\w+))?/g;

/**
 * Replaces `conteudo("faq")` by the published value, or by the committed one where that is missing or invalid, which the
 * build reports. `folder` has another publicado.json with its pictures, for a preview.
 */
export function inlineConteudo(folder?: string): Plugin {
  let valores: Conteudo | undefined;
  return {
    name: "inline-conteudo",
    enforce: "pre",
    transform(code, id) {
      if (!SOURCES.test(id) || !IMPORT.test(code)) return;
      if (!valores) {
        const read = readConteudo(folder);
        valores = read.valores;
        for (const problema of read.problemas) this.warn(`${problema}. The committed value is used.`);
      }
      return { code: inlineCalls(code, valores), map: null };
    },
  };
}

export function inlineCalls(code: string, valores: Conteudo): string {
  return code.replace(IMPORT, "").replace(CALL, (call, name: string, chave: string, property?: string) => {
    if (name === "atendimento" && isFrase(chave)) return JSON.stringify(ATENDIMENTO[chave](valores.expediente));
    if (!(chave in valores)) return call;
    const valor = valores[chave as keyof Conteudo];
    if (name === "encontro") return JSON.stringify(formatEncontro(valor as Conteudo["live"]));
    return JSON.stringify(property ? (valor as Record<string, unknown>)[property] : valor);
  });
}

const isFrase = (chave: string): chave is keyof typeof ATENDIMENTO => chave in ATENDIMENTO;

/** The values of a build, and why some are not the published ones. */
export function readConteudo(folder?: string): { valores: Conteudo; problemas: string[] } {
  const file = folder ? join(folder, "publicado.json") : COMMITTED.file;
  const pictures = folder ?? COMMITTED.pictures;
  const { textos, problemas } = readJson(file);
  const merged = mergeConteudo(textos);
  const withPictures = dropMissingPictures(merged.valores, (path) => existsSync(join(pictures, path)));
  return {
    valores: withPictures.valores,
    problemas: [...problemas, ...merged.problemas, ...withPictures.problemas].map((problema) => `${file}: ${problema}`),
  };
}

function readJson(file: string): { textos: Record<string, unknown>; problemas: string[] } {
  try {
    const textos: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof textos === "object" && textos !== null && !Array.isArray(textos)) {
      return { textos: textos as Record<string, unknown>, problemas: [] };
    }
    return { textos: {}, problemas: ["is not an object"] };
  } catch (error) {
    return { textos: {}, problemas: [error instanceof SyntaxError ? "is not valid JSON" : "cannot be read"] };
  }
}

function dropMissingPictures(valores: Conteudo, exists: (path: string) => boolean) {
  const problemas: string[] = [];
  const lideres = Object.entries(valores.lideres).map(([id, lider]) => {
    const { foto } = lider;
    const isWhole = FOTO.larguras.every((largura) =>
      FOTO.formatos.every((formato) => !foto || exists(fotoPath(foto, largura, formato))),
    );
    if (!isWhole) problemas.push(`lideres.${id}.foto: a file is missing in ${dirname(fotoPath("", 0, "webp"))}`);
    return [id, isWhole ? lider : { ...lider, foto: null }];
  });
  return { valores: { ...valores, lideres: Object.fromEntries(lideres) as Conteudo["lideres"] }, problemas };
}
