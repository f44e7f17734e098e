import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";

const root = join(import.meta.dirname, "..");
const REQUIRE_NODE = "scripts/require-node.mjs";

test("what npm run dev refuses before it starts anything is one sentence and exit code 1", () => {
  const env = { ...process.env, EDEN_DEV_PORT_BASE: "80" };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/dev.ts"], {
    cwd: root,
    env,
    encoding: "utf8",
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toBe('EDEN_DEV_PORT_BASE must be a port from 1024 to 65522, not "80".\n');
});

test("a Node older than package.json asks for gets one sentence instead of an error about .ts files", () => {
  const folder = mkdtempSync(join(tmpdir(), "require-node-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(root, REQUIRE_NODE), join(folder, REQUIRE_NODE));
  writeFileSync(join(folder, ".nvmrc"), "99.1.0\n");
  const run = (node: string) => {
    writeFileSync(join(folder, "package.json"), JSON.stringify({ engines: { node } }));
    const args = ["--import", `./${REQUIRE_NODE}`, "--eval", "console.log('started')"];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
    return { status, stdout, stderr };
  };
  const sentence = `This project needs Node 99 (.nvmrc names 99.1.0); this is Node ${process.versions.node}.\n`;
  expect(run(">=99")).toEqual({ status: 1, stdout: "", stderr: sentence });
  expect(run(">=24")).toEqual({ status: 0, stdout: "started\n", stderr: "" });
});

test("when npm run dev is killed, the processes it started end", async () => {
  const child = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"]);
  const watcher = spawn(process.execPath, ["scripts/end-children.ts", "999999999", String(child.pid)], { cwd: root });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = once(child, "exit");
  watcher.stdin.end();
  expect(await ended).toEqual([null, "SIGTERM"]);
  if (watcher.exitCode === null) await once(watcher, "exit");
  expect(watcher.exitCode).toBe(0);
});

test.each(["SIGTERM", "SIGHUP", "SIGKILL"] as const)("[FID-11] the server ends when npm gets %s", async (signal) => {
  const folder = mkdtempSync(join(tmpdir(), "parent-end-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const server = `import { onParentEnd } from ${JSON.stringify(join(root, "scripts/dev/on-parent-end.ts"))};
    setInterval(() => {}, 1000);
    onParentEnd(() => (console.log("stopped"), process.exit()));
    console.log("started " + process.pid);`;
  writeFileSync(join(folder, "server.mjs"), server);
  // With a second command no shell replaces itself by the server.
  writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts: { dev: "node server.mjs && true" } }));
  const npm = spawn("npm", ["run", "--silent", "dev"], { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface({ input: npm.stdout });
  const [started] = (await once(lines, "line")) as [string];
  const pid = Number(started.replace("started ", ""));
  // When the test fails the server still runs.
  onTestFinished(() => void spawnSync("kill", ["-KILL", String(pid)]));
  npm.kill(signal);
  expect(await once(lines, "line")).toEqual(["stopped"]);
});

test("[FID-11] the server ends when its npm was gone before it started", async () => {
  const folder = mkdtempSync(join(tmpdir(), "parent-end-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const server = `import { spawnSync } from "node:child_process";
    process.kill(Number(spawnSync("ps", ["-p", String(process.ppid), "-o", "ppid="], { encoding: "utf8" }).stdout), "SIGKILL");
    await new Promise((done) => setTimeout(done, 200));
    const { onParentEnd } = await import(${JSON.stringify(join(root, "scripts/dev/on-parent-end.ts"))});
    const alive = setTimeout(() => console.log("still runs"), 10000);
    onParentEnd(() => (console.log("stopped"), process.exit()));`;
  writeFileSync(join(folder, "server.mjs"), server);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts: { dev: "node server.mjs && true" } }));
  const npm = spawn("npm", ["run", "--silent", "dev"], { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  expect(await once(createInterface({ input: npm.stdout }), "line")).toEqual(["stopped"]);
});
