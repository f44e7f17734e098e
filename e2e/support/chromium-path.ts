import { existsSync } from "node:fs";

/** The same engine without a window where it is installed: the tests take half the time. */
export function chromiumPath(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const [shell, browser] = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
  return existsSync(shell) ? shell : browser;
}
