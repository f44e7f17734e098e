import { execFileSync, spawnSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { serveApp } from "../fakes/serve-app.ts";
import { packRelease } from "./pack-release.ts";

const scratch = mkdtempSync(join(tmpdir(), "release-"));
const NOW = Math.floor(Date.now() / 1000);
const DAY = 86_400;
let home = "";

afterAll(() => rmSync(scratch, { recursive: true }));
beforeEach(() => {
  home = mkdtempSync(join(scratch, "home-"));
  writeHook("exit 0");
  writeDocker("exit 0");
});

/** A checkout with a tiny build: one page and one hashed file for the site and the panel. */
function checkout(name: string): string {
  const root = join(scratch, `checkout-${name}`);
  const files = {
    "package.json": "{}",
    "service/src/main.ts": "main",
    "service/src/main.test.ts": "test",
    "deploy/nginx.conf": "nginx",
    ".env": "secret",
    "site/build/client/index.html": `page ${name}`,
    [`site/build/client/assets/page-${name}.js`]: `script ${name}`,
    "site/build/nginx-csp.conf": "csp",
    "site/build/nginx-pracas.conf": "csp",
    "site/build/sbom.cdx.json": "{}",
    "painel/build/index.html": `panel ${name}`,
    [`painel/build/assets/panel-${name}.js`]: `script ${name}`,
    "painel/build/.vite/manifest.json": "{}",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  writeFileSync(join(root, ".gitignore"), "build/\n.env\n");
  execFileSync("git", ["init", "--quiet"], { cwd: root });
  execFileSync("git", ["add", "."], { cwd: root });
  return root;
}

async function pack(name: string, version: string, time = NOW) {
  const root = existsSync(join(scratch, `checkout-${name}`)) ? join(scratch, `checkout-${name}`) : checkout(name);
  const folder = join(scratch, `artefacts-${version}-${time}`);
  return { root, folder, sums: await packRelease({ root, version, time, folder }) };
}

function release(...args: string[]) {
  const script = join(import.meta.dirname, "../../deploy/release.sh");
  const PATH = `${join(home, "bin")}:${process.env.PATH}`;
  const env = { ...process.env, PATH, EDEN_HOME: home, EDEN_ETC: home, EDEN_ACTIVATE: join(home, "activate") };
  const { status, stdout, stderr } = spawnSync(script, args, { env, encoding: "utf8" });
  return { status, output: stdout + stderr };
}

/** A fake that notes how it is called. */
function writeDocker(body: string): void {
  const said = 'echo "$EDEN_VERSION $EDEN_PROXY_SECRET docker $*" >> "$EDEN_HOME/said"';
  mkdirSync(join(home, "bin"), { recursive: true });
  writeFileSync(join(home, "bin/docker"), `#!/bin/sh\n${said}\n${body}\n`, { mode: 0o755 });
}

function writeHook(body: string): void {
  writeFileSync(join(home, "activate"), `#!/bin/sh\necho "$EDEN_VERSION" >> "$EDEN_HOME/applied"\n${body}\n`);
  chmodSync(join(home, "activate"), 0o755);
}

async function install(name: string, version: string, time?: number): Promise<void> {
  const { folder } = await pack(name, version, time);
  expect(release("install", folder)).toEqual({ status: 0, output: `Installed ${version}.\n` });
}

/** Serves whatever `current` names, as a web server does. */
async function serveCurrent() {
  const app = new Hono().get("*", (context) => {
    const file = join(home, "current", context.req.path);
    return existsSync(file) ? context.body(readFileSync(file, "utf8")) : context.notFound();
  });
  const { url, stop } = await serveApp(app);
  onTestFinished(stop);
  return async (path: string) => (await fetch(`${url}/${path}`)).text();
}

test("two packings of one tree have equal checksums, whatever the times and modes of the files", async () => {
  const first = await pack("same", "1.0.0");
  chmodSync(join(first.root, "site/build/client/index.html"), 0o600);
  writeFileSync(join(first.root, "site/build/client/index.html"), "page same");
  expect((await pack("same", "1.0.0")).sums).toEqual(first.sums);
  appendFileSync(join(first.root, "site/build/client/index.html"), "!");
  const changed = (await pack("same", "1.0.0")).sums.filter((line) => !first.sums.includes(line));
  expect(changed).toEqual([expect.stringMatching(/ site\.tar\.gz$/)]);
});

test("an archive has what runs in production: no tests, no settings of a developer, no build manifest", async () => {
  await install("contents", "1.0.0");
  const files = execFileSync("find", [".", "-type", "f"], { cwd: join(home, "releases/1.0.0"), encoding: "utf8" });
  expect(files.trim().split("\n").sort()).toEqual([
    "./painel/assets/panel-contents.js",
    "./painel/index.html",
    "./sbom.cdx.json",
    "./service/deploy/nginx.conf",
    "./service/package.json",
    "./service/service/src/main.ts",
    "./site/client/assets/page-contents.js",
    "./site/client/index.html",
    "./site/nginx-csp.conf",
    "./site/nginx-pracas.conf",
  ]);
});

test("a page that was open before the switch still finds its scripts, after an update and after going back", async () => {
  const get = await serveCurrent();
  await install("a", "1.9.0");
  await install("b", "1.10.0");
  expect(release("activate", "1.9.0").output).toBe("Active: 1.9.0.\n");
  expect(await get("site/client/index.html")).toBe("page a");
  expect(release("activate", "1.10.0").output).toBe("Active: 1.10.0. Before: 1.9.0.\n");
  expect(await get("site/client/index.html")).toBe("page b");
  expect(await get("site/client/assets/page-a.js")).toBe("script a");
  expect(await get("painel/assets/panel-a.js")).toBe("script a");
  expect(release("rollback").output).toBe("Active: 1.9.0. Before: 1.10.0.\n");
  expect(await get("site/client/index.html")).toBe("page a");
  expect(await get("site/client/assets/page-b.js")).toBe("script b");
  expect(release("list").output).toBe("1.9.0 (active)\n1.10.0 (before)\n");
  expect(readFileSync(join(home, "applied"), "utf8")).toBe("1.9.0\n1.10.0\n1.9.0\n");
});

test("[SEC-L51] where the repository is named, only what its release workflow attests for that tag is installed", async () => {
  const { folder } = await pack("attested", "1.4.0");
  writeFileSync(join(home, "release.env"), "EDEN_REPOSITORY=eden/site\n");
  const gh = (body: string) => writeFileSync(join(home, "bin/gh"), `#!/bin/sh\n${body}\n`, { mode: 0o755 });
  gh("echo 'no matching attestations found' >&2; exit 1");
  const refused = release("install", folder);
  expect([refused.status, refused.output]).toEqual([1, expect.stringContaining("nothing was installed")]);
  expect(existsSync(join(home, "releases"))).toBe(false);
  gh('echo "$@" >"$EDEN_HOME/asked"');
  expect(release("install", folder).status).toBe(0);
  expect(readFileSync(join(home, "asked"), "utf8").trim()).toBe(
    `attestation verify ${folder}/SHA256SUMS --bundle ${folder}/attestation.json --repo eden/site ` +
      "--signer-workflow eden/site/.github/workflows/release.yml --source-ref refs/tags/v1.4.0",
  );
});

test("[CASA-02] going back brings the functions of that release back, and says so when the database cannot be reached", async () => {
  await install("a", "1.9.0");
  await install("b", "1.10.0");
  release("activate", "1.9.0");
  release("activate", "1.10.0");
  release("rollback");
  expect(readFileSync(join(home, "said"), "utf8")).toBe(
    `1.9.0  docker compose -f ${home}/releases/1.9.0/service/deploy/compose.yaml run --rm operation scripts/routines.ts\n`,
  );
  writeDocker("exit 1");
  expect(release("rollback")).toEqual({
    status: 1,
    output:
      "Active: 1.10.0. Before: 1.9.0.\nThe database has functions of another release: release.sh run 1.10.0 scripts/routines.ts\n",
  });
});

test("a build of a version with newer texts is a release of its own, between that version and the next", async () => {
  for (const version of ["1.4.0", "1.4.1", "1.4.0-textos.9", "1.4.0-textos.10"]) await install("texts", version);
  expect(release("list").output).toBe("1.4.0\n1.4.0-textos.9\n1.4.0-textos.10\n1.4.1\n");
  expect(release("activate", "1.4.0-textos.10").output).toBe("Active: 1.4.0-textos.10.\n");
});

test("files of releases older than 90 days are not carried over, and at most five releases stay", async () => {
  await install("old", "1.0.0", NOW - 100 * DAY);
  release("activate", "1.0.0");
  for (const minor of [1, 2, 3, 4, 5, 6]) await install("new", `1.${minor}.0`, NOW - minor);
  expect(release("list").output.split("\n")).toEqual([
    "1.0.0 (active)",
    ...[2, 3, 4, 5, 6].map((minor) => `1.${minor}.0`),
    "",
  ]);
  release("activate", "1.6.0");
  expect(existsSync(join(home, "current/site/client/assets/page-new.js"))).toBe(true);
  expect(existsSync(join(home, "current/site/client/assets/page-old.js"))).toBe(false);
});

test("an older release than the five that are kept can be installed to go back to it", async () => {
  for (const minor of [1, 2, 3, 4, 5, 0]) await install("again", `2.${minor}.0`);
  expect(release("list").output.split("\n")).toContain("2.0.0");
  expect(release("activate", "2.0.0").output).toBe("Active: 2.0.0.\n");
});

test("a release that cannot be applied leaves the one before active", async () => {
  await install("a", "1.9.0");
  await install("b", "1.10.0");
  writeHook("exit 1");
  expect(release("activate", "1.9.0").output).toBe("1.9.0 could not be applied: no release is active.\n");
  expect(release("list").output).toBe("1.9.0\n1.10.0\n");
  writeHook("exit 0");
  release("activate", "1.9.0");
  writeHook('[ "$EDEN_VERSION" = 1.9.0 ]');
  expect(release("activate", "1.10.0")).toEqual({
    status: 1,
    output: "1.10.0 could not be applied: 1.9.0 stays active.\n",
  });
  expect(release("list").output).toBe("1.9.0 (active)\n1.10.0\n");
  expect(release("rollback")).toEqual({ status: 1, output: "There is no release to go back to.\n" });
});

test("a file that was changed on the way is refused, and so is an unknown version", async () => {
  const { folder } = await pack("a", "2.0.0");
  appendFileSync(join(folder, "painel.tar.gz"), "x");
  const { status, output } = release("install", folder);
  expect(status).toBe(1);
  expect(output).toContain("do not match: nothing was installed.");
  expect(release("activate", "2.0.0")).toMatchObject({ status: 1, output: expect.stringContaining("not installed") });
});

test("images are loaded if the checksums name them, and scripts run in the image of their own release", async () => {
  writeFileSync(join(home, "nginx.env"), "EDEN_PROXY_SECRET=abc\n");
  const { folder } = await pack("images", "3.0.0");
  writeFileSync(join(folder, "images.tar.gz"), "images");
  await install("unlisted", "3.1.0");
  execFileSync("sh", ["-c", "sha256sum images.tar.gz >> SHA256SUMS"], { cwd: folder });
  expect(release("install", folder)).toMatchObject({ status: 0 });
  expect(release("run", "current", "scripts/backup.ts").output).toContain("No release is active");
  release("migrate", "3.0.0");
  release("activate", "3.1.0");
  release("run", "current", "scripts/backup.ts", "/var/backups/eden");
  const compose = (version: string) =>
    `docker compose -f ${home}/releases/${version}/service/deploy/compose.yaml run --rm operation`;
  expect(readFileSync(join(home, "said"), "utf8")).toBe(
    `  docker load --quiet --input ${folder}/images.tar.gz
3.0.0 abc ${compose("3.0.0")} scripts/migrate.ts
3.1.0  ${compose("3.1.0")} scripts/backup.ts /var/backups/eden
`,
  );
});
