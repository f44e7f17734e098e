import { existsSync } from "node:fs";

/** Use the headless shell if installed: the tests take half the time. */
export function chromiumPath(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const [shell, browser] = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
  return existsSync(shell) ? shell : browser;
}
