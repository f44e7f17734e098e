import { conteudo } from "@eden/domain/conteudo/conteudo";
import { FOTO, type FormatoDeFoto, fotoPath } from "@eden/domain/conteudo/foto";
import { lider1 } from "~/images/lider-1.ts";
import { lider2 } from "~/images/lider-2.ts";
import { lider3 } from "~/images/lider-3.ts";
import { lider4 } from "~/images/lider-4.ts";
import { lider5 } from "~/images/lider-5.ts";
import { lider6 } from "~/images/lider-6.ts";

type Foto = typeof lider1;

const figuras = {
  executiva: lider1,
  operacoes: lider2,
  tecnologia: lider3,
  marketing: lider4,
  comunidade: lider5,
  comercial: lider6,
} as const;

const textos = conteudo("lideres");
const redesDoGrupo = conteudo("redes");

export const lideres = (Object.keys(figuras) as (keyof typeof figuras)[]).map((id) => ({
  ...textos[id],
  id,
  foto: fotoDe(id),
  isFigura: !textos[id].foto,
  instagram: ownProfile(id, "instagram"),
  linkedin: ownProfile(id, "linkedin"),
}));

export type Lider = (typeof lideres)[number];

/** The group's profile is not shown as a person's. */
function ownProfile(id: keyof typeof figuras, rede: "instagram" | "linkedin"): string | null {
  const profile = textos[id][rede];
  return profile === redesDoGrupo[rede] ? null : profile;
}

/** The uploaded portrait, or the clay figure until there is one. */
function fotoDe(id: keyof typeof figuras): Foto {
  const { foto, nome } = textos[id];
  if (!foto) return figuras[id];
  const sources = (formato: FormatoDeFoto) =>
    FOTO.larguras.map((largura) => `/${fotoPath(foto, largura, formato)} ${largura}w`).join(", ");
  const [, width] = FOTO.larguras;
  const height = width / FOTO.proporcao;
  return {
    width,
    height,
    alt: `Retrato de ${nome}`,
    avif: sources("avif"),
    webp: sources("webp"),
    src: `/${fotoPath(foto, width, "webp")}`,
  };
}
