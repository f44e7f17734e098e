import type { Ports } from "../../scripts/static/nginx.ts";

/** Loopback ports of the end-to-end run, separate from those of development. Another base allows two runs at once. */
const base = Number(process.env.EDEN_PORT_BASE ?? 4380);

/** `dev` is the first of the 14 ports that a test of `npm run dev` takes. */
export const ports: Ports & { dev: number } = {
  ...{ site: base, rest: base + 1, api: base + 2, painel: base + 3 },
  dev: base + 4,
};

/** Origin of the staff panel in the shared run. */
export const painelUrl = `http://127.0.0.1:${ports.painel}`;
