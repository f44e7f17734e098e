import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Ports of nginx for both origins, and of the two APIs behind it. */
export interface Ports {
  site: number;
  rest: number;
  api: number;
  painel: number;
}

/** Folder of the run on these ports: configuration, logs and the data the tests need about the stack. */
export const folderOf = ({ site }: Ports) => join(root, ".local/e2e", String(site));

/** Log files of the run that must contain no personal data. */
export const LOGS = ["access.log", "nginx-error.log", "service.log", "gateway.log", "postgres.log"];

/** The access records that the law requires: address and time of every request, nothing else. */
export const ACCESS_RECORDS = "registros.log";

export const builtSite = join(root, "site/build/client");
const builtPainel = join(root, "painel/build");

/** What is served, on which ports, and the server's own folder. */
interface Served {
  ports: Ports;
  site?: string;
  /** The public configuration; that of the build unless given. */
  config?: string;
  folder?: string;
  certificate?: Certificate;
  /** Overrides the defaults of deploy/nginx.env. */
  variables?: Record<string, string>;
  /** Changes the configuration: a mistake of an operator. */
  edit?: (configuration: string) => string;
}

/** Serves the build with the production configuration, over plain HTTP on loopback unless the variables say otherwise. */
export function startNginx(served: Served): ChildProcess {
  const { ports, site = builtSite, config = join(site, "config.json"), folder = folderOf(ports) } = served;
  const { variables = {}, edit = String } = served;
  const { certificate = makeCertificate(folder, ["127.0.0.1"]) } = served;
  const file = join(folder, "nginx.conf");
  const template = edit(readFileSync(join(root, "deploy/nginx.conf"), "utf8"));
  writeFileSync(file, fillIn(template, { ports, site, config, folder, certificate, variables }));
  const log = join(folder, "nginx-error.log");
  // Run the workers as root too: another user might not be able to read the checkout.
  const user = process.getuid?.() === 0 ? " user root;" : "";
  return spawn("nginx", ["-c", file, "-e", log, "-g", `daemon off;${user}`], {
    stdio: "inherit",
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
}

function fillIn(template: string, served: Required<Omit<Served, "edit">>): string {
  const { ports, site, config, folder, certificate } = served;
  const variables: Record<string, string> = {
    ...productionDefaults(),
    EDEN_LISTEN: `listen 127.0.0.1:${ports.site};`,
    EDEN_HOST: "127.0.0.1",
    EDEN_ORIGIN: `http://127.0.0.1:${ports.site}`,
    EDEN_SITE: site,
    EDEN_PAINEL_LISTEN: `listen 127.0.0.1:${ports.painel};`,
    EDEN_PAINEL_HOST: "127.0.0.1",
    EDEN_PAINEL_ORIGIN: `http://127.0.0.1:${ports.painel}`,
    EDEN_PAINEL: builtPainel,
    EDEN_CERTIFICATE: certificate.file,
    EDEN_CERTIFICATE_KEY: certificate.keyFile,
    EDEN_CSP: join(root, "site/build/nginx-csp.conf"),
    EDEN_PRACAS: site,
    EDEN_PRACAS_CSP: join(site, "../nginx-pracas.conf"),
    EDEN_CONFIG: config,
    EDEN_RUN: folder,
    EDEN_DEPLOY: join(root, "deploy"),
    EDEN_TRUSTED: join(root, "deploy/trusted.conf"),
    EDEN_PROXY_SECRET: "",
    EDEN_REST_UPSTREAM: `127.0.0.1:${ports.rest}`,
    EDEN_API_UPSTREAM: `127.0.0.1:${ports.api}`,
    ...served.variables,
  };
  return template.replace(/\$\{(EDEN_\w+)\}/g, (_, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`deploy/nginx.conf asks for ${name}, which nobody sets`);
    return value;
  });
}

/** Parses deploy/nginx.env as a shell does. */
function productionDefaults(): Record<string, string> {
  const lines = readFileSync(join(root, "deploy/nginx.env"), "utf8").matchAll(/^(EDEN_\w+)="?([^"\n]*)"?$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
}

/** A certificate and the file of its key. Self-signed, so the certificate is also the CA that a client must trust. */
export interface Certificate {
  file: string;
  keyFile: string;
  cert: Buffer;
  key: Buffer;
}

/** Made by each run, so no private key is in the repository. */
export function makeCertificate(folder: string, names: string[], days = 90): Certificate {
  mkdirSync(folder, { recursive: true });
  const [file, keyFile] = [join(folder, "certificate.pem"), join(folder, "certificate-key.pem")];
  const alternatives = names.map((name) => `${isIP(name) ? "IP" : "DNS"}:${name}`).join(",");
  const subject = ["-subj", "/CN=Teste", "-addext", `subjectAltName=${alternatives}`, "-days", String(days)];
  const pair = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", keyFile];
  execFileSync("openssl", ["req", "-x509", ...pair, "-out", file, ...subject], { stdio: "pipe" });
  return { file, keyFile, cert: readFileSync(file), key: readFileSync(keyFile) };
}
