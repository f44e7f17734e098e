import { AREAS } from "@eden/domain/diagnostico/areas";
import { faixaOf } from "@eden/domain/diagnostico/faixas";
import { jardimLoja } from "~/images/jardim-loja.ts";
import { placa } from "~/images/jardim-placa.ts";
import { plantas } from "~/images/jardim-plantas.ts";
import { measure } from "./camadas.tsx";
import { DESENHOS } from "./desenhos.ts";
import { fitName } from "./fit-name.ts";
import { enderecoDoJardim } from "./folha.tsx";
import { destaqueOf, estagioOf, faixaNome, type Retrato } from "./jardim.ts";
import type { ShownFiles } from "./shown-files.ts";

/** 4:5, which messengers show whole. */
const [WIDTH, HEIGHT] = [1080, 1350] as const;
const MIDDLE = WIDTH / 2;
const COLOURS = {
  orvalho: "#E6F3EA",
  mata: "#0E3B2E",
  folha: "#1B6B4A",
  pedra: "#51615A",
  tinta: "#14211B",
  cuidado: "#B4452C",
  caminho: "#5E4500",
  firme: "#1B6B4A",
};
const TEXTO = '"Atkinson Zero", "Atkinson Hyperlegible Next"';

interface Desenho {
  retrato: Retrato;
  nome: string;
  /** Whether the seven marks are on the picture: a weak one is the owner's own business. */
  marks: boolean;
  shown: ShownFiles;
}

/** The picture to keep or to send. Drawn here, so that the name does not leave the device before its owner sends it. */
export async function drawJardim({ retrato, nome, marks, shown }: Desenho): Promise<File> {
  const [images] = await Promise.all([loadImages(shown), loadFonts()]);
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.fillStyle = COLOURS.orvalho;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawTitle(pen, nome);
  drawLoja(
    pen,
    images,
    retrato,
    nome,
    marks ? { left: 70, top: 196, width: 940 } : { left: 0, top: 212, width: WIDTH },
  );
  if (marks) drawMarks(pen, retrato);
  else drawHighlight(pen, retrato);
  drawFoot(pen);
  // Not `toBlob`: Chromium waits for idle time, on a busy phone for longer than a press allows sharing.
  const [, base64 = ""] = canvas.toDataURL("image/jpeg", 0.9).split(",");
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new File([bytes], fileName(nome), { type: "image/jpeg" });
}

function fileName(nome: string): string {
  const plain = nome.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return ["jardim", ...(plain.match(/[a-z\d]+/g) ?? [])].join("-").concat(".jpg");
}

async function loadImages(shown: ShownFiles) {
  // The format that this browser has shown, in the larger size; without a network what the page has.
  const set = shown.loja.endsWith(".avif") ? jardimLoja.avif : jardimLoja.webp;
  const [largest = shown.loja] = set.split(", ").at(-1)?.split(" ") ?? [];
  const sheets = plantas.map(async ({ area, large }) => {
    const own = shown.plantas[area] ?? large;
    return [area, await loadImage(own.endsWith(".avif") ? large : own, own)] as const;
  });
  const [loja, ...loaded] = await Promise.all([loadImage(largest, shown.loja), ...sheets]);
  return { loja, plantas: Object.fromEntries(loaded) as Record<string, HTMLImageElement> };
}

async function loadImage(best: string, shown: string): Promise<HTMLImageElement> {
  const decode = async (src: string) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    return image;
  };
  return decode(best).catch(() => decode(shown));
}

async function loadFonts(): Promise<void> {
  const fonts = ["600 84px Fraunces", "italic 500 84px Fraunces", "400 32px Fraunces", `400 32px ${TEXTO}`];
  // A font that does not load is drawn in its replacement.
  await Promise.all(fonts.map((font) => document.fonts.load(font, "Grupo0"))).catch(() => {});
}

type Pen = CanvasRenderingContext2D;

interface Words {
  font: string;
  colour: string;
  align?: CanvasTextAlign;
}

function write(pen: Pen, text: string, x: number, y: number, { font, colour, align = "center" }: Words): void {
  Object.assign(pen, { font, fillStyle: colour, textAlign: align });
  pen.fillText(text, x, y);
}

function drawTitle(pen: Pen, nome: string): void {
  write(pen, "O jardim da", MIDDLE, 88, { font: `500 34px ${TEXTO}`, colour: COLOURS.pedra });
  const name = nome || "minha farmácia";
  let size = 84;
  do {
    pen.font = `italic 500 ${size}px Fraunces`;
    size -= 2;
  } while (pen.measureText(name).width > 960 && size > 24);
  write(pen, name, MIDDLE, 174, { font: pen.font, colour: COLOURS.folha });
}

interface Place {
  left: number;
  top: number;
  width: number;
}

type Images = Awaited<ReturnType<typeof loadImages>>;

function drawLoja(pen: Pen, images: Images, retrato: Retrato, nome: string, { left, top, width }: Place): void {
  const height = width * 0.875;
  pen.drawImage(images.loja, left, top, width, height);
  for (const { area, cell } of plantas) {
    const sheet = images.plantas[area];
    const nota = retrato.areas.find((found) => found.area === area)?.nota ?? 0;
    if (!sheet) continue;
    const own = sheet.naturalWidth / 4;
    const [x, y] = [left + (cell.left * width) / 100, top + (cell.top * height) / 100];
    const [w, h] = [(cell.width * width) / 100, (cell.height * height) / 100];
    pen.drawImage(sheet, own * (estagioOf(nota / 100) - 1), 0, own, sheet.naturalHeight, x, y, w, h);
  }
  drawSign(pen, nome, { left, top, width });
}

function drawSign(pen: Pen, nome: string, { left, top, width }: Place): void {
  const scale = width / 1440;
  const lettering = fitName(nome || "Sua farmácia", measure);
  const font = `600 ${lettering.size}px Fraunces`;
  pen.save();
  pen.setTransform(scale, placa.slope * scale, 0, scale, left + placa.x * scale, top + placa.y * scale);
  for (const { text, y } of lettering.lines) {
    write(pen, text, 2, y + 3, { font, colour: "#0A2D2373" });
    write(pen, text, 0, y, { font, colour: "#F0CB78" });
  }
  pen.restore();
}

function drawHighlight(pen: Pen, retrato: Retrato): void {
  const { label, text } = destaqueOf(retrato);
  write(pen, label, MIDDLE, 1190, { font: `500 32px ${TEXTO}`, colour: COLOURS.pedra });
  write(pen, text, MIDDLE, 1246, { font: "600 52px Fraunces", colour: COLOURS.mata });
}

/** Two columns, weakest first as on the page. */
function drawMarks(pen: Pen, { areas }: Retrato): void {
  areas.forEach(({ area, nota }, index) => {
    const [left, baseline] = [index % 2 ? 568 : 56, 1070 + Math.floor(index / 2) * 52];
    pen.save();
    pen.translate(left, baseline - 29);
    pen.scale(1.5, 1.5);
    pen.fillStyle = COLOURS.folha;
    pen.fill(new Path2D(DESENHOS[estagioOf(nota / 100)]), "evenodd");
    pen.restore();
    write(pen, AREAS[area].nome.replace(" e conformidade", ""), left + 46, baseline, {
      font: `400 26px ${TEXTO}`,
      colour: COLOURS.tinta,
      align: "left",
    });
    write(pen, faixaNome(nota), left + 456, baseline, {
      font: `600 24px ${TEXTO}`,
      colour: COLOURS[faixaOf(nota)],
      align: "right",
    });
  });
}

/** The logo, whose accent is a leaf, and where the garden grows. */
function drawFoot(pen: Pen): void {
  write(pen, "Eden", 56, 1312, { font: "600 36px Fraunces", colour: COLOURS.mata, align: "left" });
  const after = 56 + pen.measureText("Eden").width + 9;
  write(pen, "Grupo", after, 1312, { font: "400 36px Fraunces", colour: COLOURS.mata, align: "left" });
  pen.save();
  pen.translate(56 + 10, 1312 - 37);
  pen.scale(0.74, 0.74);
  pen.fillStyle = COLOURS.folha;
  pen.fill(new Path2D("M1 14C.5 6.5 5 .8 17.5.5 17 9.5 11 14.6 1 14Z"));
  pen.restore();
  const when = new Date().toLocaleDateString("pt-BR", { month: "long", year: "numeric" });
  write(pen, `${enderecoDoJardim} · ${when}`, WIDTH - 56, 1311, {
    font: `400 27px ${TEXTO}`,
    colour: COLOURS.pedra,
    align: "right",
  });
}
