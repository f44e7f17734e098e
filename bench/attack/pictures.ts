import type { Member } from "./arena.ts";
import { attack, countStatuses, type Group, held, refused } from "./attack.ts";
import { orClosed } from "./client.ts";
import { control } from "./control.ts";
import { bomb, chunk, png } from "./png.ts";

const CUT = "/textos/fotos?x=0&y=0&largura=900";
const upload = ({ post }: Member, body: Buffer, path = CUT) =>
  post(path, body, { headers: { "content-type": "image/jpeg" } });
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1080"><script>alert(1)</script></svg>',
);
const JPEG = Buffer.from("ffd8ffe000104a4649460001", "hex");
const NO_PICTURES: Record<string, () => Buffer> = {
  SVG: () => SVG,
  "SVG behind the signature of a JPEG": () => Buffer.concat([JPEG, SVG]),
  GIF: () => Buffer.from(`GIF89a${"\0".repeat(200)}`, "latin1"),
  TIFF: () => Buffer.from(`II*\0${"\0".repeat(200)}`, "latin1"),
  PDF: () => Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj"),
  "a truncated PNG": () => png(900, 1080).subarray(0, 200),
  "a PNG of 60,000 × 60,000": () => png(60_000, 60_000, [], Buffer.alloc(64)),
  "a PNG with broken pixels": () => png(900, 1080, [], Buffer.from("broken")),
};
const CUTS = [
  "x=-1&y=0&largura=900",
  "x=0&y=0&largura=1e9",
  "x=0&y=0&largura=10",
  "x=NaN&y=0&largura=900",
  "x=0&y=0",
  "x=500&y=0&largura=900",
];

const pictures = [
  attack(
    "pictures",
    `Files that are no picture: ${Object.keys(NO_PICTURES).length} kinds`,
    "a parser with a vulnerability",
    async (arena) => {
      const membro = await arena.member("gestao");
      control((await upload(membro, png(900, 1080))).status === 201, "an honest picture is kept");
      const answers = [];
      for (const make of Object.values(NO_PICTURES)) answers.push(await upload(membro, make()));
      return refused(answers, 422);
    },
  ),
  attack(
    "picture-bombs",
    "200 MB in the text and the colour profile of a small PNG",
    "memory filled up",
    async (arena) => {
      const membro = await arena.member("gestao");
      const answers = [];
      for (const type of ["zTXt", "iCCP"] as const)
        answers.push(await upload(membro, png(900, 1080, [bomb(type, 200_000_000)])));
      const ready = await arena.visitor().site("/api/readyz");
      return held(
        ready.status === 200 && answers.every(({ status }) => [201, 422].includes(status)),
        `${countStatuses(answers)}; readyz ${ready.status}`,
      );
    },
  ),
  attack(
    "picture-data",
    "A script behind a picture, and a place in its metadata",
    "a script or a home address on the site",
    async (arena) => {
      const membro = await arena.member("gestao");
      const mark = "GPS-23.5505,-46.6333<script>alert(1)</script>";
      const text = chunk("tEXt", Buffer.from(`Comment\0${mark}`, "latin1"));
      const file = Buffer.concat([png(900, 1080, [text]), Buffer.from(mark)]);
      const kept = await upload(membro, file);
      control(kept.status === 201, "the picture is kept");
      const { id } = JSON.parse(kept.body) as { id: string };
      const shown = await membro.get(`/textos/fotos/${id}`);
      const rows = await arena.rows<{ bytes: Buffer }>("select bytes from privado.fotos where id = $1", [id]);
      const left = [shown.bytes, ...rows.map(({ bytes }) => bytes)].some(
        (bytes) => bytes.includes("GPS-23") || bytes.includes("<script>"),
      );
      return held(!left && shown.headers["content-type"] === "image/webp", `${rows.length} files encoded anew`);
    },
  ),
  attack("picture-cuts", "Six impossible crops", "an error or a huge picture", async (arena) => {
    const membro = await arena.member("gestao");
    const answers = [];
    for (const cut of CUTS) answers.push(await upload(membro, png(900, 1080), `/textos/fotos?${cut}`));
    return refused(answers, 400, 422);
  }),
  attack(
    "picture-size",
    "8 MB and one byte, through nginx and straight at the service",
    "memory filled up",
    async (arena) => {
      const { cookie, client } = await arena.member("gestao");
      const ask = {
        body: Buffer.alloc(8 * 1024 * 1024 + 1),
        headers: { cookie, origin: arena.painelUrl, "content-type": "image/png" },
      };
      const path = `/api/painel${CUT}`;
      return refused([await orClosed(client.painel(path, ask)), await orClosed(client.service(path, ask))], 413, 444);
    },
  ),
];

export const PICTURES: Group = { name: "pictures", attacks: pictures };
