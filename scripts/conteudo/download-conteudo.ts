import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { array, integer, number, object, parse, pipe, record, string, unknown, uuid } from "valibot";
import { FOTO, fotoPath } from "../../domain/conteudo/foto.ts";

export type Alvo = "site" | "previa";

export interface ConteudoSource {
  /** Of the service, ending in `/api/conteudo`. */
  url: string;
  token: string;
}
export interface ConteudoFiles {
  json: string;
  /** Folder below which `fotoPath` is. */
  pictures: string;
}

const exportSchema = object({
  revisao: pipe(number(), integer()),
  textos: record(string(), unknown()),
  fotos: array(pipe(string(), uuid())),
});

/**
 * Writes the approved texts and their pictures to files, which are then committed; returns the revision. Values are not
 * checked here: the build checks them and uses the committed ones instead of invalid ones.
 */
export async function downloadConteudo(alvo: Alvo, source: ConteudoSource, files: ConteudoFiles): Promise<number> {
  const { revisao, textos, fotos } = parse(exportSchema, await (await ask(source, `/${alvo}`)).json());
  const folder = join(files.pictures, dirname(fotoPath("", 0, "webp")));
  const wanted = fotos.flatMap((id) =>
    FOTO.larguras.flatMap((largura) => FOTO.formatos.map((formato) => ({ id, largura, formato }))),
  );
  const names = new Set(wanted.map(({ id, largura, formato }) => basename(fotoPath(id, largura, formato))));
  mkdirSync(dirname(files.json), { recursive: true });
  if (wanted.length > 0) mkdirSync(folder, { recursive: true });
  for (const { id, largura, formato } of wanted) {
    const file = join(files.pictures, fotoPath(id, largura, formato));
    if (existsSync(file)) continue;
    const response = await ask(source, `/fotos/${id}/${largura}/${formato}`);
    writeFileSync(file, Buffer.from(await response.arrayBuffer()));
  }
  const sorted = Object.fromEntries(Object.entries(textos).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(files.json, `${JSON.stringify(sorted, null, 2)}\n`);
  const stored = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of stored.filter((name) => !names.has(name))) rmSync(join(folder, name));
  return revisao;
}

/** Tells the service that a build with the texts of this revision is served. */
export async function reportReady(alvo: Alvo, revisao: number, source: ConteudoSource): Promise<void> {
  await ask(source, `/${alvo}/pronta`, { method: "POST", body: JSON.stringify({ revisao }) });
}

async function ask({ url, token }: ConteudoSource, path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(`${url}${path}`, { ...init, headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
  return response;
}
