import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";

/** A reader uses half of it, 140 MB with all of its own; what a message makes of it ends the reader, not the container. */
const MEMORY = ["--max-old-space-size=96", "--max-semi-space-size=4"];
/** Keys of the payment provider and of the panel are none of its business. */
const ENVIRONMENT = ["PATH", "TZ", "NODE_ENV", "NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE", "EDEN_TIME_FACTOR"];

/** Starts a module that reads what strangers wrote, in a process of its own with low priority and little memory, and tells it what to do. */
export function forkReader(module: string, message: object, stdout: "inherit" | "pipe" = "inherit"): ChildProcess {
  const env = Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]]));
  const child = fork(module, { execArgv: MEMORY, env, stdio: ["ignore", stdout, "inherit", "ipc"] });
  child.once("spawn", () => {
    setPriority(child.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL);
    child.send(message);
  });
  return child;
}
