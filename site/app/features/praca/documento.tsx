import type { Documento } from "@eden/domain/pracas/documentos";
import { use } from "react";
import { BLOCO, type Lido, readDocumento } from "~/clients/praca.ts";

/** What the page at `path` reads. A navigation to it waits, with the page before still on screen. */
export function useDocumento<D extends Documento>(path: string): Lido<D> {
  const lido = readDocumento<D>(path);
  return lido instanceof Promise ? use(lido) : lido;
}

/** The document inside the prerendered page, for a direct visit. In a browser React leaves it as it is. */
export function BlocoDeDados({ de: documento }: { de: Lido<Documento> }) {
  const json = import.meta.env.SSR ? JSON.stringify(documento ?? null).replaceAll("<", "\\u003c") : "";
  const conteudo = { dangerouslySetInnerHTML: { __html: json } };
  return <script type="application/json" id={BLOCO} suppressHydrationWarning {...conteudo} />;
}
