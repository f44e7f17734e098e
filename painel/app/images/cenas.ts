import type { PictureFile } from "@eden/ui/core/picture.tsx";
import cancelado from "./cancelado-800.avif";
import canceladoWebp from "./cancelado-800.webp";
import expirado from "./expirado-800.avif";
import expiradoWebp from "./expirado-800.webp";
import lojaEden from "./loja-eden-800.avif";
import lojaEdenWebp from "./loja-eden-800.webp";
import obrigado from "./obrigado-800.avif";
import obrigadoWebp from "./obrigado-800.webp";

const cena = (avif: string, webp: string, height = 574): PictureFile => ({
  width: 800,
  height,
  alt: "",
  avif: `${avif} 800w`,
  webp: `${webp} 800w`,
  src: webp,
});

/** Rendered scenes, exported by art/. Their ground is opaque, so they fit only a surface of the same colour. */
export const CENAS = {
  loja: cena(lojaEden, lojaEdenWebp, 500),
  correio: cena(obrigado, obrigadoWebp),
  ampulheta: cena(expirado, expiradoWebp),
  banco: cena(cancelado, canceladoWebp),
};
