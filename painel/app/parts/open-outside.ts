/** Opens an address of another site in its own tab; where the browser blocks that, in this one. */
export function openOutside(url: string): void {
  const opened = window.open(url, "_blank");
  if (opened) opened.opener = null;
  else window.location.assign(url);
}
