import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { PictureFile } from "@eden/ui/core/picture.tsx";
import { placa } from "~/images/jardim-placa.ts";
import { plantas } from "~/images/jardim-plantas.ts";
import { folders } from "../scene-files.ts";
import type { Card } from "./cards.ts";

const FONTS = [
  ["Titulo", "/fraunces/fraunces-600.woff2", "600", "normal"],
  ["Titulo", "/fraunces/fraunces-400-marca.woff2", "400", "normal"],
  ["Titulo", "/fraunces/fraunces-italic-500.woff2", "500", "italic"],
  ["Texto", "/atkinson/atkinson-hyperlegible-next-latin-wght-normal.woff2", "100 900", "normal"],
  ["Zero", "/fraunces/atkinson-zero.woff2", "100 900", "normal"],
] as const;

const STYLES = `
${FONTS.map(
  ([family, file, weights, style]) =>
    `@font-face{font-family:${family};font-style:${style};font-weight:${weights};src:url(${file})}`,
).join("\n")}
body{margin:0;width:1200px;height:630px;position:relative;overflow:hidden;font-family:Zero,Texto}
.cena,.jardim,.jardim *,.objeto,.folha{position:absolute}
.objeto{filter:drop-shadow(0 8px 6px #0e3b2e2b)}
.cena,.jardim{-webkit-mask:linear-gradient(90deg,#0000 1%,#000 7% 97%,#0000),linear-gradient(#0000,#000 6% 94%,#0000);-webkit-mask-composite:source-in}
.folha{rotate:4deg;border-radius:6px;box-shadow:0 24px 60px #0e3b2e40}
.jardim{aspect-ratio:8/7}
.jardim>*{left:0;top:0;width:100%;height:100%}
.jardim span{overflow:hidden}
.jardim span img{top:0;width:400%;height:100%}
.logo{position:absolute;left:72px;top:64px;font:600 40px/1 Titulo;color:#0E3B2E;letter-spacing:-.03em}
.logo span{font-weight:400;margin-left:.24em}
.logo svg{position:absolute;left:.27em;top:-.19em;width:.37em;height:.31em;fill:#1B6B4A}
h1{position:absolute;left:72px;top:164px;width:480px;margin:0;font:600 74px/1.05 Titulo;letter-spacing:-.028em;color:#0E3B2E;text-wrap:balance}
em{font-weight:500;color:#1B6B4A}
p{position:absolute;left:72px;bottom:58px;width:420px;margin:0;font-size:31px;line-height:1.3;color:#3F4E47;text-wrap:balance}
.largo::before{content:"";position:absolute;inset:524px 0 0;background:#0E3B2E}
.largo h1{top:136px;width:auto;right:72px}
.largo p{top:292px;bottom:auto;width:auto}
b{font:600 40px/1 Titulo;letter-spacing:-.02em;color:#0E3B2E;white-space:nowrap}
`;

export function cardHtml({ title, accent, fact, line, pictures, ground, largo }: Card): string {
  // Four lines at the full size would reach the line below.
  const size = title.length + accent.length > 34 ? 62 : 74;
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><style>${STYLES}body{background:${ground}}h1{font-size:${size}px}</style><body${largo ? ' class="largo"' : ""}>
${pictures.map(placed).join("\n")}
<div class="logo"><svg viewBox="0 0 18 15"><path d="M1 14C.5 6.5 5 .8 17.5.5 17 9.5 11 14.6 1 14Z"/></svg>Eden<span>Grupo</span></div>
<h1>${title} <em>${accent}</em></h1><p>${fact ? `<b>${fact}</b> ` : ""}${line}</p>`;
}

function placed({ frame, of, width, left, top }: Card["pictures"][number]): string {
  if (frame === "jardim") return garden({ of, width, left, top });
  return `<img src="/images/${largest(of)}" width="${width}" alt="" class="${frame}" style="left:${left}px;top:${top}px">`;
}

/** Of each plant, from 1 to 4: most in flower, in the order of the sheets. */
const STAGES = [4, 4, 3, 4, 4, 3, 4];

function garden({ of, width, left, top }: Omit<Card["pictures"][number], "frame">): string {
  const plants = plantas.map(({ cell, webp }, index) => {
    const box = `left:${cell.left}%;top:${cell.top}%;width:${cell.width}%;height:${cell.height}%`;
    const shift = -100 * ((STAGES[index] ?? 4) - 1);
    return `<span style="${box}"><img src="/images/${basename(webp)}" alt="" style="left:${shift}%"></span>`;
  });
  const sign = `<svg viewBox="0 0 1440 1260"><text transform="matrix(1 ${placa.slope} 0 1 ${placa.x} ${placa.y})" y="28" text-anchor="middle" font-family="Titulo" font-weight="600" font-size="84" fill="#F0CB78">Sua farmácia</text></svg>`;
  return `<div class="jardim" style="left:${left}px;top:${top}px;width:${width}px"><img src="/images/${largest(of)}" alt="">${plants.join("")}${sign}</div>`;
}

/** The last candidate of the set. Bundlers give a path, Node the name of the file. */
function largest({ webp }: PictureFile): string {
  return basename(webp.split(", ").at(-1)?.split(" ")[0] ?? "");
}

/** Changes with the words, the layout, a picture or a font of the card. */
export function cardHash(card: Card): string {
  const html = cardHtml(card);
  const hash = createHash("sha256").update(html);
  for (const [, folder = "", name = ""] of html.matchAll(/\/(images|fraunces|atkinson)\/([\w.-]+)/g)) {
    hash.update(readFileSync(`${folders[folder]}/${name}`));
  }
  return hash.digest("hex").slice(0, 16);
}

/** What is to be seen, for visitors who see no pictures. */
export function cardAlt({ title, accent, fact, line, pictures, seen }: Card): string {
  const words = `${title} ${accent}`.replace(/[^?]$/, "$&.");
  const below = `${fact ? `${fact} ` : ""}${line}.`;
  return [words, below, seen ?? pictures.map(({ of }) => of.alt).join(" ")].join(" ").replaceAll("&nbsp;", " ");
}
