import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, statSync } from "node:fs";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createGunzip, createGzip } from "node:zlib";

const run = promisify(execFile);

/** Zips and encrypts `contents` into a new file, on the way: nothing unencrypted reaches the disk. */
export async function encryptTo(file: string, recipients: string[], contents: AsyncIterable<Buffer>): Promise<void> {
  const age = startAge(recipients.flatMap((recipient) => ["--recipient", recipient]));
  const written = createWriteStream(file, { flags: "wx", mode: 0o600, flush: true });
  const results = await Promise.allSettled([
    // First: if age ends early, its message is the reason, and the broken pipe a consequence.
    age.ended,
    pipeline(contents, createGzip(), age.stdin),
    pipeline(age.stdout, written),
  ]);
  for (const result of results) if (result.status === "rejected") throw result.reason;
  const expected = (age.stdin as Socket).bytesWritten;
  if (statSync(file).size <= expected)
    throw new Error(`${file} is shorter than the ${expected} bytes it must contain.`);
}

/**
 * Decrypts and unzips a file. age authenticates each 64 KiB before it passes them on, and the end of the file: a changed or
 * cut file ends the iteration with an error, after a part that is unchanged.
 */
export async function* decrypt(file: string, identity: string): AsyncGenerator<Buffer> {
  const age = startAge(["--decrypt", "--identity", identity, file]);
  const plain = createGunzip();
  // Its error is also the one of the loop below.
  pipeline(age.stdout, plain).catch(() => undefined);
  try {
    for await (const chunk of plain) yield chunk as Buffer;
  } catch (error) {
    await age.ended;
    throw error;
  }
  await age.ended;
}

/** Writes a new private key to the file; returns its public key. */
export async function createIdentity(file: string): Promise<string> {
  await run("age-keygen", ["-o", file]);
  return (await run("age-keygen", ["-y", file])).stdout.trim();
}

function startAge(args: string[]) {
  const child = spawn("age", args);
  const message = text(child.stderr);
  const ended = once(child, "close").then(
    async ([code]) => {
      if (code !== 0) throw new Error((await message).split("\n")[0]);
    },
    () => Promise.reject(new Error("age is not installed: apt-get install age, or brew install age.")),
  );
  // It is awaited later than it may fail.
  ended.catch(() => undefined);
  return { stdin: child.stdin, stdout: child.stdout, ended };
}
