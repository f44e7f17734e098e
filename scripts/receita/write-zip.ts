import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { crc32, createDeflateRaw } from "node:zlib";

const FLUSH_BYTES = 256 * 1024;
const MAX = 0xffffffff;
/** Version 4.5: the first with 64-bit sizes. */
const VERSION = 45;
/** Sizes and checksum follow the data. */
const DESCRIPTOR_FLAG = 8;
const DEFLATE = 8;

interface Written {
  crc: number;
  packed: number;
  size: number;
}

/** Writes lines as the only file of a zip, as a stream, in Latin-1, and with the 64-bit fields of the register's large files. */
export async function writeZip(path: string, innerName: string, lines: Iterable<string>): Promise<void> {
  const out = createWriteStream(path);
  const name = Buffer.from(innerName, "latin1");
  out.write(Buffer.concat([localHeader(name), name]));
  const written = await writeContent(out, lines);
  const offset = 30 + name.length + written.packed;
  out.write(descriptor(written));
  out.end(centralDirectory(name, written, offset + 24));
  await finished(out);
}

async function writeContent(out: NodeJS.WritableStream, lines: Iterable<string>): Promise<Written> {
  const deflate = createDeflateRaw({ level: 1 });
  const written = { crc: 0, packed: 0, size: 0 };
  deflate.on("data", (chunk: Buffer) => {
    written.packed += chunk.length;
    if (out.write(chunk)) return;
    deflate.pause();
    out.once("drain", () => deflate.resume());
  });
  const ended = once(deflate, "end");
  let text = "";
  const flush = async () => {
    const chunk = Buffer.from(text, "latin1");
    text = "";
    written.crc = crc32(chunk, written.crc);
    written.size += chunk.length;
    if (!deflate.write(chunk)) await once(deflate, "drain");
  };
  for (const line of lines) {
    text += `${line}\n`;
    if (text.length > FLUSH_BYTES) await flush();
  }
  await flush();
  deflate.end();
  await ended;
  return written;
}

function localHeader(name: Buffer): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(DESCRIPTOR_FLAG, 6);
  header.writeUInt16LE(DEFLATE, 8);
  header.writeUInt16LE(name.length, 26);
  return header;
}

function descriptor({ crc, packed, size }: Written): Buffer {
  const record = Buffer.alloc(24);
  record.writeUInt32LE(0x08074b50, 0);
  record.writeUInt32LE(crc, 4);
  record.writeBigUInt64LE(BigInt(packed), 8);
  record.writeBigUInt64LE(BigInt(size), 16);
  return record;
}

function centralDirectory(name: Buffer, { crc, packed, size }: Written, at: number): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(VERSION, 6);
  header.writeUInt16LE(DESCRIPTOR_FLAG, 8);
  header.writeUInt16LE(DEFLATE, 10);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(MAX, 20);
  header.writeUInt32LE(MAX, 24);
  header.writeUInt16LE(name.length, 28);
  const sizes = Buffer.alloc(20);
  sizes.writeUInt16LE(1, 0);
  sizes.writeUInt16LE(16, 2);
  sizes.writeBigUInt64LE(BigInt(size), 4);
  sizes.writeBigUInt64LE(BigInt(packed), 12);
  header.writeUInt16LE(sizes.length, 30);
  const entry = Buffer.concat([header, name, sizes]);
  return Buffer.concat([entry, endRecords(entry.length, at)]);
}

function endRecords(length: number, at: number): Buffer {
  const end64 = Buffer.alloc(56);
  end64.writeUInt32LE(0x06064b50, 0);
  end64.writeBigUInt64LE(44n, 4);
  end64.writeUInt16LE(VERSION, 12);
  end64.writeUInt16LE(VERSION, 14);
  end64.writeBigUInt64LE(1n, 24);
  end64.writeBigUInt64LE(1n, 32);
  end64.writeBigUInt64LE(BigInt(length), 40);
  end64.writeBigUInt64LE(BigInt(at), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(at + length), 8);
  locator.writeUInt32LE(1, 16);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(MAX, 12);
  end.writeUInt32LE(MAX, 16);
  return Buffer.concat([end64, locator, end]);
}
