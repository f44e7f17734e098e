import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import { expect, onTestFinished, test } from "vitest";

const deploy = join(import.meta.dirname, "../../deploy");
const read = (name: string) => parseEnv(readFileSync(join(deploy, `${name}.env`), "utf8"));
const production = read("production");
const staging = read("staging");

test("staging and production differ in their addresses, project and robots, and in nothing else", () => {
  expect(Object.keys(staging)).toEqual(Object.keys(production));
  const different = Object.keys(production).filter((name) => production[name] !== staging[name]);
  expect(different.sort()).toEqual([
    "EDEN_CERTIFICATE",
    "EDEN_CERTIFICATE_KEY",
    "EDEN_HOST",
    "EDEN_ORIGIN",
    "EDEN_PAINEL_HOST",
    "EDEN_PAINEL_ORIGIN",
    "EDEN_REST_UPSTREAM",
    "EDEN_ROBOTS",
  ]);
});

test("search engines list production only, and the files have no secret", () => {
  expect(production.EDEN_ROBOTS).toBe("");
  expect(staging.EDEN_ROBOTS).toMatch(/^noindex/);
  for (const { EDEN_ORIGIN, EDEN_HOST, ...rest } of [production, staging]) {
    expect(EDEN_ORIGIN).toBe(`https://${EDEN_HOST}`);
    expect(Object.keys(rest).filter((name) => /SECRET|TOKEN|PASSWORD/.test(name))).toEqual([]);
  }
});

test("first-machine.sh is valid and reads only files that exist", () => {
  const script = join(deploy, "first-machine.sh");
  execFileSync("bash", ["-n", script]);
  const text = readFileSync(script, "utf8");
  const units = /^for unit in (eden-.+); do$/m.exec(text)?.[1]?.split(" ") ?? [];
  const files = [...text.matchAll(/\$from\/([\w./-]+)/g)].map(([, name = ""]) => name);
  expect([...units, ...files].length).toBeGreaterThan(12);
  expect([...units, ...files].filter((name) => !existsSync(join(deploy, name)))).toEqual([]);
});

test("first-machine.sh names each setting that the operator has not filled in, and then none", () => {
  const etc = mkdtempSync(join(tmpdir(), "etc-"));
  onTestFinished(() => rmSync(etc, { recursive: true }));
  const script = readFileSync(join(deploy, "first-machine.sh"), "utf8");
  const [, check = ""] = script.split("### What the operator has not filled in yet\n");
  const missing = () => {
    const { stdout } = spawnSync("bash", ["-euc", `missing=(); changes=1\n${check}`.replaceAll("/etc/eden", etc)], {
      encoding: "utf8",
      env: { ...process.env, from: deploy },
    });
    return [...stdout.matchAll(/^missing: (.+)$/gm)].map(([, line = ""]) => line.replace(`${etc}/`, ""));
  };
  const write = (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(etc, name)), { recursive: true });
      writeFileSync(join(etc, name), text.replaceAll("/etc/eden", etc));
    }
  };
  const alertmanager = readFileSync(join(deploy, "prometheus/alertmanager.yml"), "utf8");
  write({
    "service/service.env":
      "DATABASE_URL=postgres://a:5432/b?sslmode=verify-full&sslrootcert=/etc/eden/service/database-ca.crt",
    "config.json": '{"publishableKey": ""}',
    "nginx.env": readFileSync(join(deploy, "production.env"), "utf8"),
    "alertmanager.yml": alertmanager,
    "page-token": "",
    "alert-password": "",
  });
  expect(missing()).toEqual([
    "config.json: publishableKey",
    "nginx.env: EDEN_REST_UPSTREAM",
    "alertmanager.yml: the addresses of the three receivers",
    "page-token: empty",
    "alert-password: empty",
    "service/database-ca.crt: the CA that DATABASE_URL names",
  ]);
  write({
    "config.json": '{"publishableKey": "sb_publishable_x"}',
    "nginx.env": "EDEN_REST_UPSTREAM=abc.supabase.co",
    "alertmanager.yml": alertmanager.replaceAll("example.com", "eden.test"),
    "page-token": "x",
    "alert-password": "x",
    "service/database-ca.crt": "x",
  });
  expect(missing()).toEqual([]);
});

test("the command that replaces the service names what compose has, and the new version answers before the old one ends", () => {
  const steps = production.EDEN_SERVICE_UP?.split(" && ").map((step) => step.replace(/^.+compose\.yaml /, ""));
  expect(steps).toEqual(["up -d --wait next", "up -d --wait service", "rm --stop --force next"]);
});

test("[PRACA-27] a publication reloads nginx and leaves the service as it is; a release replaces it before", () => {
  const home = mkdtempSync(join(tmpdir(), "activate-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const files = {
    "releases/1.0.0/service/deploy/nginx.conf": "events {}",
    "releases/1.0.0/service/deploy/nginx.env": "",
    "nginx.env": `EDEN_SERVICE_UP='echo "service \${EDEN_VERSION:?}" >>"$EDEN_HOME/done"'`,
    "bin/nginx": "exit 0",
    "bin/envsubst": "cat",
    "bin/systemctl": 'echo "$1" >>"$EDEN_HOME/done"',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, name)), { recursive: true });
    const shebang = name.startsWith("bin/") ? "#!/bin/sh\n" : "";
    writeFileSync(join(home, name), `${shebang}${text}\n`, { mode: 0o755 });
  }
  symlinkSync("releases/1.0.0", join(home, "current"));
  const env = { ...process.env, PATH: `${join(home, "bin")}:${process.env.PATH}`, EDEN_HOME: home, EDEN_ETC: home };
  const done = (version: string) => {
    execFileSync(join(deploy, "activate.sh"), { env: { ...env, EDEN_VERSION: version } });
    return readFileSync(join(home, "done"), "utf8");
  };
  expect(done("")).toBe("reload-or-restart\n");
  expect(done("1.0.0")).toBe("reload-or-restart\nservice 1.0.0\nreload-or-restart\n");
});

const DOCKER = [
  "pub:-:4096:1:8D81803C0EBFCD88:1487788586:::-:",
  "fpr:::::::::9DC858229FC7DD38854AE2D88D81803C0EBFCD88:",
];
const SUBKEY = [
  "sub:-:4096:1:7EA0A9C3F273FCD8:1487788586::::",
  "fpr:::::::::D3306A018370199E527AE7997EA0A9C3F273FCD8:",
];
const OTHER = [
  "pub:-:255:22:1111111111111111:1487788586:::-:",
  "fpr:::::::::1111111111111111111111111111111111111111:",
];

test.each([
  ["Docker's key alone", [...DOCKER, "uid:-::::1::X::Docker Release (CE deb) <docker@docker.com>:", ...SUBKEY], true],
  ["another key", OTHER, false],
  ["another key after it", [...DOCKER, ...SUBKEY, ...OTHER], false],
  ["another key before it", [...OTHER, ...DOCKER], false],
  ["another key with this one below it", [...OTHER, "sub:-:4096:1:8D81803C0EBFCD88:1::::", ...DOCKER.slice(1)], false],
  ["no key", [], false],
])(
  "[SEC-L52] first-machine.sh accepts a file of keys only with Docker's key and no other: %s",
  (_, listing, accepted) => {
    const home = mkdtempSync(join(tmpdir(), "keys-"));
    onTestFinished(() => rmSync(home, { recursive: true }));
    writeFileSync(
      join(home, "gpg"),
      `#!/bin/sh\ncat >/dev/null\nprintf '%s\\n' ${listing.map((line) => `'${line}'`).join(" ")}\n`,
      {
        mode: 0o755,
      },
    );
    const script = readFileSync(join(deploy, "first-machine.sh"), "utf8");
    const functions = [...script.matchAll(/^(?:only_key|install_docker)\(\) \{.*?^\}$/gms)].map(([text]) => text);
    const program = `${functions.join("\n").replaceAll("/etc/apt", home)}
    curl() { echo key; }; put() { cat >/dev/null; echo "put $2"; }; install_packages() { echo installed; }
    install_docker`;
    const { status, stdout } = spawnSync("bash", ["-uo", "pipefail", "-c", program], {
      encoding: "utf8",
      env: { ...process.env, PATH: `${home}:${process.env.PATH}` },
    });
    expect([status === 0, stdout.includes("docker.asc"), stdout.includes("installed")]).toEqual([
      accepted,
      accepted,
      accepted,
    ]);
  },
);
