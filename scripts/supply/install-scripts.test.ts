import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "eden-install-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Installs, offline, a package whose install script writes a file. Nothing approves the script. */
function installUnlisted(settings: "ours" | "none") {
  const [app, evil, mark] = ["app", "evil", "mark"].map((name) => join(folder, name)) as [string, string, string];
  mkdirSync(app);
  mkdirSync(evil);
  const leaveMark = `node -e "require('fs').writeFileSync(process.env.EDEN_MARK, '')"`;
  writeJson(join(evil, "package.json"), { name: "evil", version: "1.0.0", scripts: { postinstall: leaveMark } });
  npm(["pack", "--silent"], evil);
  const dependencies = { evil: "file:../evil/evil-1.0.0.tgz" };
  writeJson(join(app, "package.json"), { name: "app", version: "1.0.0", dependencies });
  if (settings === "ours") copyFileSync(join(root, ".npmrc"), join(app, ".npmrc"));
  const { status, stderr } = npm(["install", "--offline", "--no-audit", "--no-fund"], app, { EDEN_MARK: mark });
  return { status, stderr, ran: existsSync(mark) };
}

function npm(args: string[], cwd: string, more: Record<string, string> = {}) {
  // npm passes its own settings to child processes as environment variables; remove them.
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_config_(?!cache)/i.test(name));
  const env = { ...Object.fromEntries(inherited), ...more };
  return spawnSync("npm", args, { cwd, env, encoding: "utf8" });
}

const writeJson = (file: string, value: unknown) => writeFileSync(file, JSON.stringify(value));

test("[SEC-M6] an install script that package.json does not allow fails the installation and does not run", () => {
  const { status, stderr, ran } = installUnlisted("ours");
  expect(stderr).toContain("ESTRICTALLOWSCRIPTS");
  expect({ status, ran }).toEqual({ status: 1, ran: false });
});

test("the same script runs under npm's default settings, so the test above would detect it", () => {
  expect(installUnlisted("none")).toMatchObject({ status: 0, ran: true });
});

test("a Node older than package.json asks for fails the installation", () => {
  writeJson(join(folder, "package.json"), { name: "app", version: "1.0.0", engines: { node: ">=99" } });
  copyFileSync(join(root, ".npmrc"), join(folder, ".npmrc"));
  const { status, stderr } = npm(["install", "--offline", "--no-audit", "--no-fund"], folder);
  expect(stderr).toContain("EBADENGINE");
  expect(status).toBe(1);
});
