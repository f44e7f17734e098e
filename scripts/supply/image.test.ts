import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Lock, shippedPlaces } from "./components.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const dockerfile = read("deploy/Dockerfile");

test("the image's install step has the manifest of every workspace, without which npm ci fails", () => {
  const copied = [...dockerfile.matchAll(/^COPY (\w+)\/package\.json \1\/$/gm)].map(([, name]) => name);
  expect(copied.sort()).toEqual(JSON.parse(read("package.json")).workspaces.sort());
});

test("[SEC-L32] the image has no development tool that npm installs as an optional peer", () => {
  const { packages } = JSON.parse(read("package-lock.json")) as { packages: Lock };
  const entries = packages as Record<string, { devOptional?: boolean; peerDependencies?: Record<string, string> }>;
  const peers = shippedPlaces(packages, ["service"]).flatMap((place) =>
    Object.keys(entries[place]?.peerDependencies ?? {}),
  );
  const tools = new Set(peers.filter((name) => entries[`node_modules/${name}`]?.devOptional));
  expect([...tools]).toEqual(["typescript"]);
  expect(dockerfile).toMatch(/^ {2}&& rm -r node_modules\/typescript node_modules\/@typescript /m);
});

test("[SEC-L32] tests and secrets stay out of the image, and it runs as a user without rights", () => {
  expect(read(".dockerignore").split("\n")).toEqual(expect.arrayContaining(["**/*.test.ts", "**/tests", "**/.env"]));
  expect(dockerfile).toMatch(/^USER node$/m);
  for (const setting of ["read_only: true", "cap_drop: [ALL]", '"no-new-privileges:true"'])
    expect(read("deploy/compose.yaml")).toContain(setting);
});

test("a key that begins with $ reaches the service as it is written in the file of secrets", () => {
  const folder = mkdtempSync(join(tmpdir(), "eden-env-"));
  const file = join(folder, "service.env");
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the value must not be expanded
  writeFileSync(file, "ASAAS_API_KEY=$aact_prod_$HOME${PATH}==\nSMTP_URL=smtp://a%40b:c%23d@mail:587\n");
  const flag = /"(--env-file-if-exists)=/.exec(dockerfile)?.[1];
  const script = "process.stdout.write(process.env.ASAAS_API_KEY + ' ' + process.env.SMTP_URL)";
  const { stdout } = spawnSync(process.execPath, [`${flag}=${file}`, "-e", script], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the value must not be expanded
  expect(stdout).toBe("$aact_prod_$HOME${PATH}== smtp://a%40b:c%23d@mail:587");
});

test("[SEC-L12] a base image without a digest is not built by mistake", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/image.ts", "--engine", "false"], {
    cwd: root,
    encoding: "utf8",
  });
  const pinned = /^ARG BASE=\S+@sha256:[0-9a-f]{64}$/m.test(dockerfile);
  expect(status).toBe(1);
  expect(stderr.includes("has no digest")).toBe(!pinned);
});
