import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../stack/free-port.ts";
import { devPorts, freePorts } from "./dev-ports.ts";

async function occupy(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, "listening");
  onTestFinished(() => void server.close());
}

test("without a base the ports are those of docs/commands.md; with one they are consecutive, so two checkouts share none", () => {
  const [site, first, second] = [undefined, "9000", "9020"].map(devPorts);
  expect(site).toMatchObject({ site: 5173, painel: 5175, service: 8787, postgres: 54329 });
  expect(Object.values(first ?? {})).toEqual(Array.from({ length: 14 }, (_, index) => 9000 + index));
  expect(new Set([site, first, second].flatMap((ports) => Object.values(ports ?? {}))).size).toBe(3 * 14);
});

test.each(["abc", "80", "65530", "9000.5"])("a base of %j is refused in one sentence", (base) => {
  expect(() => devPorts(base)).toThrow(`EDEN_DEV_PORT_BASE must be a port from 1024 to 65522, not "${base}".`);
});

/** A base whose ports are all free at this moment. */
async function freeBase(): Promise<number> {
  for (;;) {
    const base = await freePort();
    const free = await freePorts("no-data", String(base)).then(
      ({ site }) => site === base,
      () => false,
    );
    if (free) return base;
  }
}

test("taken ports are named with their use, whichever loopback address they are taken on", async () => {
  const base = await freeBase();
  await occupy(base, "127.0.0.1");
  await occupy(base + 2, "0.0.0.0");
  // Another test may have taken a third port meanwhile.
  await expect(freePorts("no-data", String(base))).rejects.toThrow(
    new RegExp(
      `^Ports ${base} \\(site\\),.* ${base + 2} \\(service\\).* are in use: stop that program, or take other ports`,
    ),
  );
});
