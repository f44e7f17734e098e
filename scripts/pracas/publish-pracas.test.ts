import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { publishPracas } from "./publish-pracas.ts";
import { checkPracas } from "./take-pracas.ts";

const SAMPLE = readFileSync(join(import.meta.dirname, "../../data/pracas-amostra.ndjson"), "utf8");
const TOWNS = SAMPLE.trim().split("\n").length;
const announce = (text: string, mes = "2026-10") => {
  const bytes = brotliCompressSync(text);
  return { mes, bytes, sha256: createHash("sha256").update(bytes).digest("hex") };
};

test("[PRACA-27] a file that is what was announced is accepted, compressed or not", () => {
  expect(checkPracas(announce(SAMPLE), TOWNS)).toEqual({ ndjson: SAMPLE, towns: TOWNS });
  const bytes = Buffer.from(SAMPLE);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  expect(checkPracas({ mes: "2026-10", bytes, sha256 }, TOWNS).towns).toBe(TOWNS);
});

test("[PRACA-27] a file with another SHA-256, month, number of towns, a town twice or a broken line is refused", () => {
  const [first = "", ...rest] = SAMPLE.trim().split("\n");
  const refusal = (file: ReturnType<typeof announce>, towns = TOWNS) => expect(() => checkPracas(file, towns));
  refusal({ ...announce(SAMPLE), sha256: "0".repeat(64) }).toThrow("SHA-256");
  refusal(announce(SAMPLE, "2026-11")).toThrow("is of 2026-10, not of 2026-11");
  refusal(announce(rest.join("\n"))).toThrow(`${TOWNS - 1} lines of ${TOWNS - 1} towns, not ${TOWNS}`);
  refusal(announce([first, ...rest.slice(1), first].join("\n"))).toThrow(`${TOWNS} lines of ${TOWNS - 1} towns`);
  refusal(announce([first.replace('"unicas":127', '"unicas":-1'), ...rest].join("\n"))).toThrow("line 1");
});

/** A folder of publications, and a publication of one page with this text. */
function place() {
  const folder = join(mkdtempSync(join(tmpdir(), "publicar-")), "pracas");
  onTestFinished(() => rmSync(join(folder, ".."), { recursive: true }));
  const served: string[] = [];
  const current = () =>
    existsSync(join(folder, "current")) ? readFileSync(join(folder, "current/client/page"), "utf8") : "";
  const publish = (text: string, changes: Partial<Parameters<typeof publishPracas>[0]> = {}) =>
    publishPracas({
      folder,
      mes: "2026-10",
      towns: 1,
      build: async (draft) => {
        mkdirSync(join(draft, "client"));
        writeFileSync(join(draft, "client/page"), text);
        return 1;
      },
      apply: async () => void served.push(current()),
      ...changes,
    });
  return { folder, current, served, publish };
}

test("[PRACA-27] a publication replaces the one before in one step, can be repeated, and keeps one to go back to", async () => {
  const { folder, current, served, publish } = place();
  for (const text of ["one", "one", "two"]) await publish(text);
  expect([current(), served]).toEqual(["two", ["one", "one", "two"]]);
  const left = readdirSync(folder).filter((name) => name !== "current");
  expect(left).toHaveLength(2);
  expect(left).toContain(readlinkSync(join(folder, "current")));
});

test("[PRACA-27] the pages of an earlier month can replace those of a later one", async () => {
  const { folder, current, publish } = place();
  for (const mes of ["2026-10", "2026-11", "2026-09"]) await publish(mes, { mes });
  const left = readdirSync(folder).filter((name) => name !== "current");
  expect([current(), left.map((name) => name.slice(0, 7)).sort()]).toEqual(["2026-09", ["2026-09", "2026-11"]]);
});

test("[PRACA-27] another user, as nginx is, may read a publication", async () => {
  const { folder, publish } = place();
  await publish("this month");
  expect(statSync(join(folder, "current")).mode & 0o777).toBe(0o755);
});

test("[PRACA-27] a build that fails, or lacks a page, leaves the last publication", async () => {
  const { folder, current, publish } = place();
  await publish("last month");
  const failing = [async () => Promise.reject(new Error("killed")), async () => 0];
  for (const build of failing) await expect(publish("this month", { build })).rejects.toThrow();
  expect([current(), readdirSync(folder).length]).toEqual(["last month", 2]);
});

test("[PRACA-27] what a killed process left is removed, and does not count", async () => {
  const { folder, current, publish } = place();
  await publish("last month");
  mkdirSync(join(folder, ".draft-killed/client"), { recursive: true });
  expect(current()).toBe("last month");
  await publish("this month");
  expect([current(), existsSync(join(folder, ".draft-killed"))]).toEqual(["this month", false]);
});

test("[PRACA-27] when the web server refuses the new pages, it gets the old ones again", async () => {
  const { current, served, publish } = place();
  await publish("last month");
  const apply = async () => {
    served.push(current());
    if (current() === "this month") throw new Error("nginx: configuration test failed");
  };
  await expect(publish("this month", { apply })).rejects.toThrow("nginx");
  expect([current(), served]).toEqual(["last month", ["last month", "this month", "last month"]]);
});
