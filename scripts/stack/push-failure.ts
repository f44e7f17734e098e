const UNKNOWN = "Remote migration versions not found in local migrations directory";

/** Explains why the Supabase CLI could not migrate a local database. The CLI's own advice is for a hosted one. */
export function pushFailure(output: string): string {
  if (!output.includes(UNKNOWN)) return `supabase db push failed\n${output}`;
  const versions = output.match(/\b\d{14}\b/g) ?? [];
  return [
    `The local database has migrations that supabase/migrations lacks: ${versions.join(", ")}.`,
    "Go back to the branch that has them, or start again from an empty database: npm run db:reset.",
  ].join("\n");
}
