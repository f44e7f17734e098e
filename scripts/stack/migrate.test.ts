import { expect, test } from "vitest";
import { pushFailure } from "./migrate.ts";

test("migrations of another branch: one sentence with their versions and both ways to fix it", () => {
  const message = pushFailure(`Connecting to remote database...
Remote migration versions not found in local migrations directory.

Make sure your local git repo is up-to-date. If the error persists, try repairing the migration history table:
supabase migration repair --status reverted 20261116100000 20261116110000
`);
  expect(message).toBe(
    "The local database has migrations that supabase/migrations lacks (20261116100000, 20261116110000): go back to the branch that has them, or start again from an empty database with npm run db -- reset.",
  );
});

test("any other failure is reported in full", () => {
  const output = 'ERROR: column "cidade" already exists (SQLSTATE 42701)';
  expect(pushFailure(output)).toContain(output);
});
