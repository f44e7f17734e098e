import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Ports, ports as runPorts } from "./ports.ts";

const root = join(import.meta.dirname, "../..");

/** Folder of the run on these ports: configuration, logs and the data the tests need about the stack. */
export const folderOf = ({ site }: Ports) => join(root, ".local/e2e", String(site));

/** Log files of the run. */
export const LOGS = ["access.log", "nginx-error.log", "service.log", "gateway.log", "postgres.log"];

export const builtSite = join(root, "site/build/client");
const builtPainel = join(root, "painel/build");

/** What is served, on which ports, and the server's own folder. */
interface Served {
  site?: string;
  ports?: Ports;
  folder?: string;
  /** Overrides the defaults of deploy/nginx.env. */
  variables?: Record<string, string>;
}

/** Serves the build with the production configuration. */
export function startNginx(publicConfig = join(builtSite, "config.json"), served: Served = {}): ChildProcess {
  const { site = builtSite, ports = runPorts, folder = folderOf(ports), variables = {} } = served;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "nginx.conf");
  const template = readFileSync(join(root, "deploy/nginx.conf"), "utf8");
  writeFileSync(file, fillIn(template, publicConfig, { site, ports, folder, variables }));
  const log = join(folder, "nginx-error.log");
  // Run the workers as root too: another user might not be able to read the checkout.
  const user = process.getuid?.() === 0 ? " user root;" : "";
  return spawn("nginx", ["-c", file, "-e", log, "-g", `daemon off;${user}`], {
    stdio: "inherit",
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
}

function fillIn(template: string, publicConfig: string, served: Required<Served>): string {
  const { site, ports, folder } = served;
  const variables: Record<string, string> = {
    ...productionDefaults(),
    EDEN_PORT: String(ports.site),
    EDEN_ORIGIN: `http://127.0.0.1:${ports.site}`,
    EDEN_SITE: site,
    EDEN_PAINEL_PORT: String(ports.painel),
    EDEN_PAINEL_ORIGIN: `http://127.0.0.1:${ports.painel}`,
    EDEN_PAINEL: builtPainel,
    EDEN_CSP: join(root, "site/build/nginx-csp.conf"),
    EDEN_CONFIG: publicConfig,
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
