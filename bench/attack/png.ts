import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");

/** One part of a PNG file. */
export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A picture of one colour, with more parts after its header. */
export function png(
  width: number,
  height: number,
  more: Buffer[] = [],
  pixels = deflateSync(rows(width, height)),
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    ...more,
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Eight bits of red, green and blue, each row after the number of its filter. */
const rows = (width: number, height: number) => Buffer.alloc((width * 3 + 1) * height, 0);

/** So many zeros as a compressed text or colour profile: small as a file, large when it is unpacked. */
export const bomb = (type: "zTXt" | "iCCP", bytes: number): Buffer =>
  chunk(type, Buffer.concat([Buffer.from("x\0\0", "latin1"), deflateSync(Buffer.alloc(bytes))]));
