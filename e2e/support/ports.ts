/** Loopback ports of the end-to-end run, separate from those of development. Another base allows two runs at once. */
const base = Number(process.env.EDEN_PORT_BASE ?? 4380);

export interface Ports {
  site: number;
  rest: number;
  api: number;
}

export const ports: Ports = { site: base, rest: base + 1, api: base + 2 };
