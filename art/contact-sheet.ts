// Writes out/contact-sheet.html: every exported picture on the surface it is made for, with its weight.
import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSources } from "./export.ts";

const here = import.meta.dirname;
const files = join(here, "../site/app/images/files");

function figure({ name, params, widths, alt }: ReturnType<typeof readSources>[number]): string {
  const present = widths.filter((width) => existsSync(join(files, `${name}-${width}.avif`)));
  if (present.length === 0) return `<figure><p>missing</p><figcaption>${name}</figcaption></figure>`;
  const weights = present.map((width) => {
    const bytes = statSync(join(files, `${name}-${width}.avif`)).size;
    return `${width}: ${(bytes / 1000).toFixed(1)} kB`;
  });
  const surface = params.alpha ? (name === "fecho" ? "#0E3B2E" : "#E6F3EA") : "#F8F1E4";
  const src = `../../site/app/images/files/${name}-${present.at(-1)}.avif`;
  return `<figure><img src="${src}" alt="${alt}" style="background:${surface}"><figcaption><b>${name}</b> ${weights.join(" · ")}<br>${alt}</figcaption></figure>`;
}

const style = `body{background:#F8F1E4;font:14px/1.4 sans-serif;margin:24px;display:grid;gap:24px;grid-template-columns:repeat(auto-fill,minmax(360px,1fr))}
figure{margin:0}img{width:100%;height:320px;object-fit:contain}`;
const html = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Imagens</title><style>${style}</style>${readSources().map(figure).join("\n")}</html>`;
mkdirSync(join(here, "out"), { recursive: true });
writeFileSync(join(here, "out/contact-sheet.html"), html);
