import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { releaseDataDir } from "../stack/postgres.ts";
import { timeLimit } from "../time-limit.ts";

const DEFAULTS = {
  site: 5173,
  painel: 5175,
  service: 8787,
  gateway: 54421,
  postgres: 54329,
  smtp: 2525,
  mailbox: 8025,
  payments: 8026,
  accounts: 8027,
  emails: 8028,
  hook: 8029,
  published: 8030,
  preview: 8031,
  receita: 8032,
};

export type DevPorts = typeof DEFAULTS;

/** Ports of `npm run dev`: the defaults, or consecutive ones from `base` so that two checkouts can run at the same time. */
export function devPorts(base: string | undefined): DevPorts {
  if (!base) return DEFAULTS;
  const first = Number(base);
  const names = Object.keys(DEFAULTS);
  const last = first + names.length - 1;
  if (!Number.isInteger(first) || first < 1024 || last > 65_535) {
    throw new Error(`EDEN_DEV_PORT_BASE must be a port from 1024 to ${65_536 - names.length}, not "${base}".`);
  }
  return Object.fromEntries(names.map((name, index) => [name, first + index])) as DevPorts;
}

/**
 * The ports, after checking that all are free. Throws one sentence when another program uses one of them or the data. A
 * PostgreSQL left by a killed run is stopped first; the rest of such a run ends by itself, which is waited for.
 */
export async function freePorts(
  dataDir: string,
  base: string | undefined,
  { wasKilled = false }: { wasKilled?: boolean } = {},
): Promise<DevPorts> {
  const ports = devPorts(base);
  await releaseDataDir(join(dataDir, "postgres"));
  const limit = Date.now() + (wasKilled ? timeLimit(20_000) : 0);
  let taken = await takenOf(ports);
  for (; taken.length > 0 && Date.now() < limit; taken = await takenOf(ports)) await pause(100);
  if (taken.length === 0) return ports;
  const which = taken.length === 1 ? `Port ${taken[0]} is` : `Ports ${taken.join(", ")} are`;
  throw new Error(
    `${which} in use: stop that program, or take other ports with \`EDEN_DEV_PORT_BASE=9000 npm run dev\`.`,
  );
}

async function takenOf(ports: DevPorts): Promise<string[]> {
  const checked = await Promise.all(
    Object.entries(ports).map(async ([name, port]) => ((await isFree(port)) ? [] : [`${port} (${name})`])),
  );
  return checked.flat();
}

/** Browsers and Node resolve localhost to either address. */
async function isFree(port: number): Promise<boolean> {
  const free = await Promise.all(["127.0.0.1", "::1"].map((host) => canListen(port, host)));
  return free.every(Boolean);
}

async function canListen(port: number, host: string): Promise<boolean> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, "listening");
  } catch (error) {
    // A machine without IPv6 has no such address.
    return (error as NodeJS.ErrnoException).code !== "EADDRINUSE";
  }
  probe.close();
  await once(probe, "close");
  return true;
}
