/** Loopback ports of the end-to-end run, apart from those of development. Another base lets two runs stand side by side. */
const base = Number(process.env.EDEN_PORT_BASE ?? 4380);

export interface Ports {
  site: number;
  rest: number;
  api: number;
}

export const ports: Ports = { site: base, rest: base + 1, api: base + 2 };
