/**
 * A new secret address of a calendar. Only its hash leaves the browser: the command that stores it keeps its document for a
 * day.
 */
export async function createAddress(): Promise<{ url: string; hash: string }> {
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", secret));
  const code = btoa(String.fromCharCode(...secret))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
  return {
    url: `${location.origin}/api/agenda/${code}.ics`,
    hash: Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join(""),
  };
}
