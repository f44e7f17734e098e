/**
 * Files of an uploaded portrait. The site shows it at most 374 CSS pixels wide, so 800 pixels are enough on a screen of
 * double density. `proporcao` is width by height.
 */
export const FOTO = { larguras: [480, 800], proporcao: 5 / 6, formatos: ["avif", "webp"] } as const;

/** Upload limits. `PIXELS_MAX` stops a small file that unpacks to a huge picture. */
export const FOTO_BYTES_MAX = 8 * 1024 * 1024;
export const FOTO_PIXELS_MAX = 50_000_000;
export const FOTO_LARGURA_MIN = 800;

export type FormatoDeFoto = (typeof FOTO.formatos)[number];

/** Below the site's root, without a leading slash. */
export const fotoPath = (id: string, largura: number, formato: FormatoDeFoto) =>
  `imagens/publicadas/${id}-${largura}.${formato}`;
