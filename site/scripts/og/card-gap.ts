import type { Page } from "playwright-core";

const MIN_GAP = 24;
/** Of a colour channel: a soft shadow does not count as picture. */
const DIFFERENCE = 16;

/** Throws if a line of the text is closer than 24 px to the picture beside it, or the title to the line below it. */
export async function expectGap(page: Page, name: string): Promise<void> {
  const below = await page.evaluate(() => {
    const [title, line] = [...document.querySelectorAll("h1, p")].map((element) => element.getBoundingClientRect());
    return (line?.top ?? 0) - (title?.bottom ?? 0);
  });
  if (below < MIN_GAP) throw new Error(`${name}: ${below} px between the title and its line`);
  const lines = await page.evaluate(() =>
    [...document.querySelectorAll("h1, p, .logo")].flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
    }),
  );
  await page.addStyleTag({ content: "h1,p,.logo{visibility:hidden}" });
  const picture = (await page.screenshot({ type: "png" })).toString("base64");
  await page.addStyleTag({ content: "h1,p,.logo{visibility:visible!important}" });
  const gap = await page.evaluate(measure, { lines, picture, difference: DIFFERENCE });
  console.log(`${name}: ${gap} px between text and picture`);
  if (gap < MIN_GAP) throw new Error(`${name}: ${gap} px between text and picture, at least ${MIN_GAP}`);
}

interface Measured {
  lines: { left: number; right: number; top: number; bottom: number }[];
  picture: string;
  difference: number;
}

/** Runs in the page: the smallest distance from a line's end to the first pixel right of its start that is not ground. */
async function measure({ lines, picture, difference }: Measured): Promise<number> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(image, 0, 0);
  const { data, width } = context.getImageData(0, 0, image.width, image.height);
  const isGround = (x: number, y: number) =>
    [0, 1, 2].every(
      (channel) => Math.abs((data[(y * width + x) * 4 + channel] ?? 0) - (data[channel] ?? 0)) <= difference,
    );
  const firstOf = (left: number, y: number) => {
    for (let x = left; x < width; x++) if (!isGround(x, y)) return x;
    return width;
  };
  const gaps = lines.flatMap(({ left, right, top, bottom }) =>
    Array.from(
      { length: Math.ceil(bottom - top) },
      (_, row) => firstOf(Math.floor(left), Math.floor(top) + row) - right,
    ),
  );
  return Math.floor(Math.min(...gaps));
}
