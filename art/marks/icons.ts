/**
 * Rasterises the group's icon: node art/marks/icons.ts <folder of SVG marks> <public folder>.
 * The .ico holds PNG pictures, which every browser that still asks for it can read.
 */
import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const [marks, out] = process.argv.slice(2) as [string, string];

const rasterise = (svg: string, size: number) =>
  sharp(join(marks, svg), { density: 300 }).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer();

/** ICO directory: 6-byte header, one 16-byte entry per picture, then the pictures themselves. */
function packIco(pictures: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

const small = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, png: await rasterise("favicon.svg", size) })),
);
await writeFile(join(out, "favicon.ico"), packIco(small));
await copyFile(join(marks, "favicon.svg"), join(out, "favicon.svg"));
await writeFile(join(out, "apple-touch-icon.png"), await rasterise("icone.svg", 180));
await writeFile(join(out, "icon-192.png"), await rasterise("favicon.svg", 192));
await writeFile(join(out, "icon-512.png"), await rasterise("favicon.svg", 512));
await writeFile(join(out, "icon-maskable-512.png"), await rasterise("icone-mascara.svg", 512));
