import { classNames } from "./class-names.ts";

const look =
  "row-start-3 mt-2 w-full rounded-campo border-[1.5px] border-contorno bg-papel px-4.5 text-lg/snug text-tinta tabular-nums transition-[border-color] placeholder:text-pedra/90";

const states =
  "hover:border-tinta focus-visible:border-tinta disabled:border-linha-2 disabled:bg-areia disabled:text-pedra [&[readonly]]:bg-areia";

// The thicker border reduces the padding, so that there is no layout shift.
const invalid =
  "aria-[invalid=true]:border-2 aria-[invalid=true]:border-erro aria-[invalid=true]:bg-erro-claro aria-[invalid=true]:px-[17.5px]";

/** Shared style of text inputs, text areas and selects. */
export function controlStyle(className?: string): string {
  return classNames(look, states, invalid, className);
}
