import type { Documento } from "@eden/domain/pracas/documentos";

/**
 * What the pages of the Raio-X read while they are prerendered, by path. Always empty in a browser: the build replaces
 * this module where it prerenders (`scripts/pracas/fill-pracas.ts`).
 */
export const documentos: ReadonlyMap<string, Documento> = new Map();
