import { spawnSync } from "node:child_process";
import { join } from "node:path";

/**
 * Builds the site with the newest release of React Router and follows its links: `site/app/clients/framework.ts` relies on
 * parts of it that may change in any release. The locked version is installed again at the end.
 */
const root = join(import.meta.dirname, "..");
const NEWEST = ["react-router", "@react-router/node", "@react-router/dev"].map((name) => `${name}@latest`);

const passed =
  npm("install", "--no-save", "--package-lock=false", "--no-audit", "--no-fund", "--workspace", "site", ...NEWEST) &&
  npm("ls", "react-router", "--workspace", "site") &&
  npm("run", "--silent", "build") &&
  npm("run", "--silent", "e2e", "--", "client-routing.spec.ts");
npm("ci", "--no-audit", "--no-fund", "--prefer-offline");
process.exitCode = passed ? 0 : 1;

function npm(...args: string[]): boolean {
  return spawnSync("npm", args, { cwd: root, stdio: "inherit" }).status === 0;
}
