import { removeFragment } from "./ferramenta-link.ts";

/** The margin that another tool hands over, in basis points; removed once read. */
export function takeMargem(): number | null {
  const [, digits] = /^#margem=(\d{1,4})$/.exec(window.location.hash) ?? [];
  if (!digits) return null;
  removeFragment();
  return Number(digits);
}
