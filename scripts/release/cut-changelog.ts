const HEADING = "## Unreleased\n";

/** The changelog with the unreleased entries under the version. Throws one sentence when there is nothing to release. */
export function cutChangelog(text: string, version: string, date: string): string {
  if (text.includes(`\n## ${version} `)) throw new Error(`CHANGELOG.md already has a section for ${version}.`);
  const [before, after, ...more] = text.split(`\n${HEADING}`);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error('CHANGELOG.md needs exactly one section "Unreleased".');
  }
  const [entries = ""] = after.split(/^## /m);
  if (entries.trim() === "") throw new Error('The section "Unreleased" of CHANGELOG.md is empty: nothing to release.');
  return `${before}\n${HEADING}\n## ${version} (${date})\n${after}`;
}
