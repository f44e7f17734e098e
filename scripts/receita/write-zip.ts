import { writeFileSync } from "node:fs";
import { crc32, deflateRawSync } from "node:zlib";

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

/** Writes lines as the only file of a zip, in Latin-1, and with the 64-bit fields of the register's large files. */
export function writeZip(path: string, innerName: string, lines: Iterable<string>): void {
  const content = Buffer.from(Array.from(lines, (line) => `${line}\n`).join(""), "latin1");
  const data = deflateRawSync(content, { level: 1 });
  const written = { crc: crc32(content), packed: data.length, size: content.length };
  const name = Buffer.from(innerName, "latin1");
  const file = Buffer.concat([localHeader(name), name, data, descriptor(written)]);
  writeFileSync(path, Buffer.concat([file, centralDirectory(name, written, file.length)]));
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
