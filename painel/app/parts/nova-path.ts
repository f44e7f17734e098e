/** In the address of the Caixa while a new person is entered; its value is the command that is changed, or empty. */
export const NOVA = "nova";

/** Opens the form over the list and the person on screen. */
export function novaPath({ pathname, search }: { pathname: string; search: string }): string {
  if (!pathname.startsWith("/caixa")) return `/caixa?${NOVA}=`;
  const params = new URLSearchParams(search);
  params.set(NOVA, "");
  return `${pathname}?${params}`;
}
