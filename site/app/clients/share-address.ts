/** False where the browser does not allow it: the address is in the address bar. */
export async function copyAddress(): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    return true;
  } catch {
    return false;
  }
}

export const canShare = () => typeof navigator.share === "function";

/** False where the browser refuses, e.g. long after the press. A share that the visitor cancels needs no word. */
export async function shareAddress(title: string): Promise<boolean> {
  try {
    await navigator.share({ title, url: window.location.href });
    return true;
  } catch (error) {
    return Object(error).name === "AbortError";
  }
}
