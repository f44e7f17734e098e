import { escapeHtml } from "./html.ts";

/** A page of the book without its number. */
export type Sheet = (page: number) => string;

interface SheetContent {
  /** Content above the body and outside its margins, e.g. a chapter's band. */
  opening?: string;
  body: string;
  name?: string;
  running: string;
}

export function textSheet({ opening = "", body, name = "texto", running }: SheetContent): Sheet {
  return (page) =>
    `<section class="pagina ${name}">${opening}<div class="corpo" data-page="${page}">${body}</div><p class="rodape" aria-hidden="true"><span>${escapeHtml(running)}</span><b>${page}</b></p></section>`;
}
