// The picture behind every Open Graph card: the shop on the right, room for words on the left.
// It is composed from the rendered shop, whose edges are exactly the page colour. Usage: node og-base.ts
import { join } from "node:path";
import sharp from "sharp";

const here = import.meta.dirname;
const page = "#F8F1E4";

const shop = await sharp(join(here, "out/png/loja-eden.png"))
  .extract({ left: 0, top: 0, width: 1400, height: 1000 })
  .resize({ height: 630 })
  .toBuffer({ resolveWithObject: true });
const card = sharp({ create: { width: 1200, height: 630, channels: 3, background: page } }).composite([
  { input: shop.data, left: 1200 - shop.info.width, top: 0 },
]);
const flattened = await card.png().toBuffer();
await sharp(flattened).toFile(join(here, "out/png/og-base.png"));
await sharp(flattened).jpeg({ quality: 84, mozjpeg: true }).toFile(join(here, "../site/app/images/files/og-base.jpg"));
