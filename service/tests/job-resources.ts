import type pg from "pg";
import { afterAll, beforeAll } from "vitest";
import { type Database, startTemporaryDatabase } from "../../scripts/stack/database.ts";
import { type Mailbox, startMailbox } from "../../scripts/stack/mailbox.ts";
import { createMailer, type Mailer } from "../src/gateways/mailer.ts";
import { createPool } from "../src/gateways/pool.ts";
import { SITE, TEAM } from "./running-service.ts";

interface JobResources {
  database: Database;
  mailbox: Mailbox;
  pool: pg.Pool;
  mailer: Mailer;
  siteUrl: string;
}

/** A database and a mailbox without a worker, for tests that run single jobs themselves. */
export function useJobResources(): JobResources {
  const resources = { siteUrl: SITE } as JobResources;
  beforeAll(async () => {
    resources.database = await startTemporaryDatabase();
    resources.mailbox = await startMailbox({});
    resources.pool = createPool(resources.database.databaseUrl);
    resources.mailer = createMailer({ smtpUrl: resources.mailbox.smtpUrl, from: "site@exemplo.com.br", team: TEAM });
  });
  afterAll(async () => {
    resources.mailer?.close();
    await resources.pool?.end();
    await resources.mailbox?.stop();
    await resources.database?.stop();
  });
  return resources;
}
