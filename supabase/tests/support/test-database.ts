import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll } from "vitest";
import { type Database, startTemporaryDatabase } from "../../../scripts/stack/database.ts";

export type TestDatabase = Database & { sql: Sql };

/** A private, migrated and seeded PostgreSQL for the tests of one file. */
export function useDatabase(options: { durable?: boolean } = {}): TestDatabase {
  const database = {} as TestDatabase;
  beforeAll(async () => {
    Object.assign(database, await startTemporaryDatabase(options));
    database.sql = postgres(database.databaseUrl, { max: 4, onnotice: () => undefined });
  });
  afterAll(async () => {
    await database.sql?.end();
    await database.stop?.();
  });
  return database;
}
