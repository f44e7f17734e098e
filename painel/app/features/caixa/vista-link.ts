/** The link of a view in the column, and in the row that scrolls sideways. */
export const columnLink =
  "flex items-center gap-2.5 rounded-control px-2.5 py-[7px] text-body/snug hover:bg-white/60 pointer-coarse:min-h-11 aria-[current=page]:bg-white aria-[current=page]:font-strong aria-[current=page]:shadow-[inset_0_0_0_1px_var(--color-linha)]";
export const rowLink =
  "inline-flex h-11 shrink-0 items-center gap-2 rounded-full border border-linha-2 bg-white px-3.5 text-body font-semibold text-mata focus-visible:-outline-offset-3 focus-visible:shadow-none aria-[current=page]:border-mata aria-[current=page]:bg-mata aria-[current=page]:text-white";
