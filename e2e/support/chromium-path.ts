import { existsSync } from "node:fs";

/** Use the headless shell if installed: the tests take half the time. `whole`: the shell shows no notifications. */
export function chromiumPath({ whole = false } = {}): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const [shell, browser] = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
  return existsSync(shell) && !whole ? shell : browser;
}
