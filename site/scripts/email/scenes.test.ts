import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { scenes } from "./scenes.ts";

test("every scene of the e-mails is made from a picture of the site", () => {
  const files = join(import.meta.dirname, "../../app/images/files");
  expect(scenes.filter(({ picture }) => !existsSync(join(files, picture)))).toEqual([]);
});
