import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { runningStack } from "../../support/stack-file.ts";

const BUILD = join(import.meta.dirname, "../../../site/build");
/** What keys look like, and the places to search for them. */
const SIGNS = ["ASAAS_API_KEY", "ASAAS_WEBHOOK_TOKEN", "ACCOUNT_API_KEY", "DATABASE_URL", "$aact_", "sb_secret_"];

test("[APP-11] no key of the provider, of the account API or of the database reaches a browser", async ({
  request,
}) => {
  const forbidden = [...SIGNS, ...runningStack().secrets];
  const files = readdirSync(BUILD, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap(({ parentPath, name }) => {
    const content = readFileSync(join(parentPath, name), "latin1");
    return forbidden.filter((word) => content.includes(word)).map((word) => `${word} in ${name}`);
  });
  expect(found).toEqual([]);
  const config = await (await request.get("/config.json")).json();
  expect(Object.keys(config).sort()).toEqual(["apiUrl", "publishableKey", "restUrl"]);
  expect(Object.values(config).filter((value) => forbidden.some((word) => String(value).includes(word)))).toEqual([]);
});
