import { expect, test } from "vitest";
import { sortedManifest } from "./sort-manifest.ts";

test("the files of each page are in one order and without those of the root, and nothing else changes", () => {
  const script = (imports: string[]) => {
    const root = { id: "root", module: "/assets/root.js", imports: ["/assets/framework.js"] };
    const planos = { id: "pages/planos", parentId: "root", path: "planos", module: "/assets/planos.js", imports };
    return `window.__reactRouterManifest=${JSON.stringify({ routes: { root, planos } })};`;
  };
  expect(sortedManifest(script(["/assets/shell.js", "/assets/framework.js", "/assets/pots.js"]))).toBe(
    script(["/assets/pots.js", "/assets/shell.js"]),
  );
  expect(() => sortedManifest("window.other={}")).toThrow("Unknown manifest");
});
