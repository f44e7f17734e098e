// The four plant passes of the garden, jardim-1 to jardim-4 in out/png -> one sheet per area with the four stages side by
// side, and two modules that say where plants and sign are in the picture of the shop.
// Usage: node jardim-sheets.ts
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** Back to front; the soil of the pot in the picture, in fractions of its width and height. Printed by the scene. */
const SOILS = {
  financas: [0.3093, 0.3397],
  vendas_preco: [0.668, 0.3281],
  pessoas: [0.4931, 0.3442],
  digital: [0.158, 0.798],
  compras_estoque: [0.3351, 0.8081],
  estrategia_conformidade: [0.5121, 0.7879],
  cliente_marketing: [0.8495, 0.7572],
} as const;
/** The corners of the sign, clockwise from the upper left. Printed by the scene too. */
const SIGN = [
  [0.2561, 0.4525],
  [0.7482, 0.4333],
  [0.7471, 0.5151],
  [0.2572, 0.5367],
] as const;
type Area = keyof typeof SOILS;
const AREAS = Object.keys(SOILS) as Area[];
const STAGES = [1, 2, 3, 4] as const;
const [WIDTH, HEIGHT] = [1440, 1260] as const;
/** Cells end on multiples of this, so that both sets have whole pixels and one place in the picture. */
const GRID = 8;
/** For a picture of this width: phones, and screens with more room. WebP is the fallback only, in one size. */
const SETS = [
  { width: 720, ext: "avif", quality: 28 },
  { width: 900, ext: "avif", quality: 42 },
  { width: 720, ext: "webp", quality: 62 },
] as const;

const here = import.meta.dirname;
const imagesDir = join(here, "../site/app/images");

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Point = readonly [x: number, y: number];

/** Which pixels of a pass belong to a plant. */
type Mask = Uint8Array;

async function cutSheets(): Promise<void> {
  const passes = await Promise.all(STAGES.map(readPass));
  const boxes: [Area, Box][] = [];
  for (const area of AREAS) {
    const masks = passes.map((pass) => maskOf(pass, area));
    const box = boxAround(masks);
    const cells = passes.map((pass, stage) => cutCell(pass, masks[stage] as Mask, box));
    await Promise.all(SETS.map((set) => writeSheet(area, cells, box, set)));
    boxes.push([area, box]);
  }
  writeModule(boxes);
}

function readPass(stage: number): Promise<Buffer> {
  return sharp(join(here, `out/png/jardim-${stage}.png`))
    .ensureAlpha()
    .raw()
    .toBuffer();
}

function maskOf(pass: Buffer, area: Area): Mask {
  const mask: Mask = new Uint8Array(WIDTH * HEIGHT);
  for (let at = 0; at < mask.length; at++) {
    const opaque = (pass[at * 4 + 3] ?? 0) >= 6;
    if (opaque && ownerOf((at % WIDTH) / WIDTH, Math.floor(at / WIDTH) / HEIGHT) === area) mask[at] = 1;
  }
  dropSmallPieces(mask);
  return mask;
}

/** The crowns of the two trees lean over the bush in the upper half of the roof, so the borders move with the height. */
function ownerOf(x: number, y: number): Area {
  if (y < 0.42) {
    const [left, right] = y < 0.25 ? [0.425, 0.565] : [0.393, 0.59];
    if (x < left) return "financas";
    return x < right ? "pessoas" : "vendas_preco";
  }
  if (x < 0.236) return "digital";
  if (x < 0.445) return "compras_estoque";
  return x < 0.66 ? "estrategia_conformidade" : "cliente_marketing";
}

/** Leaf tips of a neighbour across the border: pieces smaller than a tenth of the largest one. */
function dropSmallPieces(mask: Mask): void {
  const pieces: number[][] = [];
  for (let start = 0; start < mask.length; start++) if (mask[start] === 1) pieces.push(takePiece(mask, start));
  const largest = Math.max(...pieces.map((piece) => piece.length));
  for (const piece of pieces) for (const at of piece) mask[at] = piece.length * 10 < largest ? 0 : 1;
}

/** The pixels connected to one, marked 2. */
function takePiece(mask: Mask, start: number): number[] {
  const piece = [start];
  mask[start] = 2;
  for (const at of piece) {
    for (const next of [at - 1, at + 1, at - WIDTH, at + WIDTH]) {
      if (mask[next] !== 1) continue;
      mask[next] = 2;
      piece.push(next);
    }
  }
  return piece;
}

/** One box for all four stages, so that a plant grows where it stands. */
function boxAround(masks: readonly Mask[]): Box {
  let [left, top, right, bottom] = [WIDTH, HEIGHT, 0, 0];
  for (const mask of masks) {
    for (let at = 0; at < mask.length; at++) {
      if (mask[at] !== 1) continue;
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    }
  }
  const whole = (size: number) => Math.ceil(size / GRID) * GRID;
  return { left, top, width: whole(right - left), height: whole(bottom - top) };
}

function cutCell(pass: Buffer, mask: Mask, { left, top, width, height }: Box): Buffer {
  const cell = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (top + y) * WIDTH + left + x;
      if (mask[from] === 1) pass.copy(cell, (y * width + x) * 4, from * 4, from * 4 + 4);
    }
  }
  return cell;
}

async function writeSheet(area: Area, cells: readonly Buffer[], box: Box, set: (typeof SETS)[number]): Promise<void> {
  const [width, height] = [box.width, box.height].map((size) => (size * set.width) / WIDTH) as [number, number];
  const raw = { width: box.width, height: box.height, channels: 4 } as const;
  // Each cell by itself: no stage bleeds into the next.
  const resized = await Promise.all(
    cells.map((cell) => sharp(cell, { raw }).resize({ width, height, kernel: "lanczos3" }).png().toBuffer()),
  );
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const sheet = sharp({ create: { width: width * cells.length, height, channels: 4, background } }).composite(
    resized.map((input, stage) => ({ input, left: stage * width, top: 0 })),
  );
  const encoded =
    set.ext === "avif"
      ? sheet.avif({ quality: set.quality, effort: 7 })
      : sheet.webp({ quality: set.quality, alphaQuality: 70, effort: 6 });
  const { size } = await encoded.toFile(join(imagesDir, "files", fileName(area, set)));
  console.log(area.padEnd(24), `${set.width} ${set.ext}`, `${(size / 1000).toFixed(1)} kB`);
}

function fileName(area: Area, { width, ext }: { width: number; ext: string }): string {
  return `jardim-${area.replace("_", "-")}-${width}.${ext}`;
}

/** The sign as a parallelogram in pixels of the rendered picture: within 0.3 % of the true perspective. */
function signModule(): string {
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = SIGN.map(([x, y]) => [x * WIDTH, y * HEIGHT]) as [
    Point,
    Point,
    Point,
    Point,
  ];
  const width = (bx - ax + cx - dx) / 2;
  const fields = {
    x: (ax + bx + cx + dx) / 4,
    y: (ay + by + cy + dy) / 4,
    slope: (by - ay + cy - dy) / 2 / width,
    width,
    height: (dy - ay + cy - by) / 2,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${Number(value.toFixed(name === "slope" ? 4 : 1))}`)
    .join(", ");
}

function writeModule(boxes: readonly [Area, Box][]): void {
  const local = (area: Area, { width, ext }: { width: number; ext: string }) => `${area.split("_")[0]}${ext}${width}`;
  const imports = boxes.flatMap(([area]) =>
    SETS.map((set) => `import ${local(area, set)} from "./files/${fileName(area, set)}";`),
  );
  const rows = boxes.map(([area, box]) => {
    const percent = (value: number, of: number) => Number(((value / of) * 100).toFixed(3));
    const [x, y] = SOILS[area];
    const cell = `{ left: ${percent(box.left, WIDTH)}, top: ${percent(box.top, HEIGHT)}, width: ${percent(box.width, WIDTH)}, height: ${percent(box.height, HEIGHT)} }`;
    const [small, large, webp] = SETS.map((set) => local(area, set));
    return `{ area: "${area}", cell: ${cell}, soil: { x: ${percent(x, 1)}, y: ${percent(y, 1)} }, small: ${small}, large: ${large}, webp: ${webp} },`;
  });
  const lines = [
    "// Generated by art/jardim-sheets.ts. Do not edit.",
    ...imports,
    "",
    "/** Back to front. Cell and soil in percent of the picture of the shop; a sheet has the four stages side by side. */",
    `export const plantas = [${rows.join("\n")}] as const;`,
    "",
  ];
  writeFormatted("jardim-plantas.ts", lines);
  // A module of its own: the page shows the sign before any plant.
  writeFormatted("jardim-placa.ts", [
    "// Generated by art/jardim-sheets.ts. Do not edit.",
    "",
    `/** The middle, slope and size of the blank sign, in pixels of a picture ${WIDTH} wide and ${HEIGHT} high. */`,
    `export const placa = { ${signModule()} } as const;`,
    "",
  ]);
}

function writeFormatted(name: string, lines: readonly string[]): void {
  const path = join(imagesDir, name);
  writeFileSync(path, lines.join("\n"));
  execFileSync(join(here, "../node_modules/.bin/biome"), ["check", "--write", path]);
}

await cutSheets();
