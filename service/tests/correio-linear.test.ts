import { expect, test } from "vitest";
import { FIRST_BYTES, readMessage } from "../src/correio/read-message.ts";
import { AUTHSERV, OWN } from "./correio-corpus.ts";

/** Signs that mean something in addresses, headers, parts, encodings, HTML or quotes, and some that mean nothing. */
const SIGNS = [..."<>@,;:\"'()[]\\=?_-+*&#/!. \t\r\na0é\0"];
/** Those of which every pair is repeated, at night. */
const GRAMMAR = [...'<>@;:"(=\\ \n'];
/** What opens something that the repeated sign then never closes. */
const OPENINGS = ["<", "<a", '"', "(", "=?utf-8?q?", "a:", "\\", '<a href="', "<!--", "<p ", "[", "&#", "Em x ", "> "];
const HEADERS = ["From", "To", "Subject", "References", "Content-Type", "Authentication-Results"];
/** Below this a message at the limit of its size harms nobody; above it twice the size may take at most three times as long. */
const HARMLESS_MS = 600;

type Build = (repeated: string) => string;
const folded = (value: string) => value.replace(/[^\n]{900}/g, "$&\r\n ").replace(/\n(?![ \t])/g, "\n ");
const part = (type: string, body: string) => `--b\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`;
const BUILDS: Record<string, { build: Build; share: number }> = {
  sender: { share: 1 / 8, build: (repeated) => `From: ${folded(repeated)}\r\n\r\nx` },
  parts: {
    share: 1 / 32,
    build: (repeated) =>
      [
        "From: a@b.com\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n",
        part("text/plain", repeated),
        part("text/html", repeated),
        part("text/plain; format=flowed\r\nContent-Transfer-Encoding: quoted-printable", repeated),
        part("message/delivery-status", repeated),
        part(`application/pdf; name="${repeated.slice(0, 900).replace(/[\r\n]/g, "")}"`, repeated),
      ].join(""),
  },
};

const repeat = (opening: string, sign: string, length: number) =>
  opening + sign.repeat(Math.ceil(length / sign.length)).slice(0, length);

/** Processor time of this thread, the least of a few runs: the machine has other work. */
async function cost(source: string, runs: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const before = process.threadCpuUsage();
    // A refusal is an answer, too.
    await readMessage(
      { source: Buffer.from(source), bodyStructure: undefined },
      { authservId: AUTHSERV, own: OWN },
    ).catch(() => undefined);
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** What takes more than in proportion to its length. */
async function steep(kind: string, units: [string, string][]): Promise<string[]> {
  const { build, share } = BUILDS[kind] ?? { build: String, share: 1 };
  const length = Math.floor(FIRST_BYTES * share);
  const found: string[] = [];
  for (const [opening, sign] of units) {
    const at = (size: number) => build(repeat(opening, sign, size));
    if ((await cost(at(length), 1)) < HARMLESS_MS) continue;
    const [half, whole] = [await cost(at(length / 2), 3), await cost(at(length), 3)];
    if (whole > HARMLESS_MS && whole > 3 * half) found.push(`${JSON.stringify([opening, sign])}: ${half}, ${whole} ms`);
  }
  return found;
}

const single = SIGNS.map((sign): [string, string] => ["", sign]);
const opened = OPENINGS.flatMap((opening) => ["@", '\\"'].map((sign): [string, string] => [opening, sign]));
const pairs = GRAMMAR.flatMap((one) =>
  GRAMMAR.filter((two) => two !== one).map((two): [string, string] => ["", one + two]),
);

test.each(Object.keys(BUILDS))(
  "[SEC-H9] %s of one sign, of an opening and a sign, and at night of any two, cost in proportion to their length",
  {
    timeout: 600_000,
  },
  async (kind) => {
    await cost(BUILDS.parts?.build(repeat("", "a ", FIRST_BYTES / 16)) ?? "", 3);
    expect(await steep(kind, [...single, ...opened, ...(process.env.EDEN_NIGHTLY ? pairs : [])])).toEqual([]);
  },
);

test("[SEC-H9] one long header of one sign, or of an opening and a sign, costs in proportion to its length", {
  timeout: 300_000,
}, async () => {
  const slow: string[] = [];
  for (const name of HEADERS) {
    const at = (opening: string, sign: string, length: number) =>
      `${name}: ${name.startsWith("A") ? `${AUTHSERV}; ` : ""}${folded(repeat(opening, sign, length))}\r\n\r\nx`;
    for (const [opening, sign] of [...single, ...opened]) {
      if ((await cost(at(opening, sign, 40_000), 1)) < HARMLESS_MS) continue;
      const [half, whole] = [await cost(at(opening, sign, 20_000), 2), await cost(at(opening, sign, 40_000), 2)];
      if (whole > HARMLESS_MS && whole > 3 * half)
        slow.push(`${name} ${JSON.stringify([opening, sign])}: ${half}, ${whole} ms`);
    }
  }
  expect(slow).toEqual([]);
});

test("[SEC-H9] a message of line feeds alone ends after the lines that are read, and says that it was cut", async () => {
  const source = Buffer.from(`From: a@b.com\r\n\r\n${"a\n".repeat(100_000)}`);
  const recebido = await readMessage({ source, bodyStructure: undefined }, { authservId: AUTHSERV, own: OWN });
  expect(recebido.texto.split("\n").length).toBeLessThan(20_000);
  expect(recebido.cortado).toBe(true);
});
