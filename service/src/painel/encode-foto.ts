import { FOTO, FOTO_LARGURA_MIN, FOTO_PIXELS_MAX, type FormatoDeFoto } from "@eden/domain/conteudo/foto";
import sharp, { type Sharp } from "sharp";

export interface Corte {
  x: number;
  y: number;
  largura: number;
}
export interface FotoFile {
  largura: number;
  formato: FormatoDeFoto;
  bytes: Buffer;
}
type Refusal = "not a picture" | "too large" | "too small" | "outside";
export type EncodedFoto = { status: "encoded"; files: FotoFile[] } | { status: "refused"; cause: Refusal };

// Only these loaders read what was uploaded: libvips has others, such as SVG and PDF, with a larger attack surface.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"] });
sharp.cache(false);
sharp.concurrency(1);

/** First bytes of JPEG, PNG and WebP, of which four tell the length of the file. */
const SIGNATURES = [/^ffd8ff/, /^89504e470d0a1a0a/, /^52494646.{8}57454250/];
/**
 * Sizes and qualities of art/export.ts. Its effort of 4 would make a file a sixth smaller and keep a core busy for four
 * seconds, fifteen times as long.
 */
const LIMIT_BYTES = 60_000;
const QUALITIES = [52, 48, 44, 40, 36, 32];

let last: Promise<unknown> = Promise.resolve();

/** Cuts, scales and encodes, without metadata. One at a time: an unpacked picture takes up to 200 MB. */
export function encodeFoto(upload: Buffer, corte: Corte): Promise<EncodedFoto> {
  const encoded = last.then(() => encode(upload, corte));
  last = encoded.catch(() => undefined);
  return encoded;
}

async function encode(upload: Buffer, corte: Corte): Promise<EncodedFoto> {
  if (!SIGNATURES.some((signature) => signature.test(upload.toString("hex", 0, 12)))) return refuse("not a picture");
  const options = { limitInputPixels: FOTO_PIXELS_MAX, failOn: "truncated", pages: 1 } as const;
  try {
    const { autoOrient, width, height } = await sharp(upload, { ...options, limitInputPixels: false }).metadata();
    if (width * height > FOTO_PIXELS_MAX) return refuse("too large");
    const box = {
      left: corte.x,
      top: corte.y,
      width: corte.largura,
      height: Math.round(corte.largura / FOTO.proporcao),
    };
    if (box.width < FOTO_LARGURA_MIN) return refuse("too small");
    if (box.left + box.width > autoOrient.width || box.top + box.height > autoOrient.height) return refuse("outside");
    const files: FotoFile[] = [];
    for (const largura of FOTO.larguras) {
      const size = { width: largura, height: Math.round(largura / FOTO.proporcao) };
      const cut = sharp(upload, options).autoOrient().extract(box).resize(size).flatten({ background: "#f8f1e4" });
      const { data, info } = await cut.toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
      const { width, height, channels } = info;
      const pixels = () => sharp(data, { raw: { width, height, channels } });
      files.push({ largura, formato: "avif", bytes: await encodeAvif(pixels) });
      files.push({
        largura,
        formato: "webp",
        bytes: await pixels().webp({ quality: 82, effort: 5, smartSubsample: true }).toBuffer(),
      });
    }
    return { status: "encoded", files };
  } catch (error) {
    // libvips reports every damaged or unsupported file as an error with its own words.
    if (error instanceof Error) return refuse("not a picture");
    throw error;
  }
}

const refuse = (cause: Refusal): EncodedFoto => ({ status: "refused", cause });

/** The best quality within the site's limit; the lowest one of a picture that never fits. */
async function encodeAvif(pixels: () => Sharp): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    encoded = await pixels().avif({ quality, effort: 1, chromaSubsampling: "4:4:4" }).toBuffer();
    if (encoded.length <= LIMIT_BYTES) break;
  }
  return encoded;
}
