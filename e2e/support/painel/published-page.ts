import { expect } from "@playwright/test";
import { timeLimit } from "../../../scripts/time-limit.ts";
import { runningStack } from "../stack-file.ts";

/** A build takes about 15 seconds of one core, and others may wait for it. */
export const BUILDS = { timeout: timeLimit(240_000) };

/**
 * Waits until a page of the site, as the build hook builds it, has this text, or no longer has it. Returns its address. With
 * `previa` the page shows the drafts. The build that the panel asked for runs when the page is opened.
 */
export async function publishedPage(
  path: string,
  { has, lacks, previa = false }: { has?: string; lacks?: string; previa?: boolean },
): Promise<string> {
  const { publishedUrl, previaUrl } = runningStack();
  const url = `${previa ? previaUrl : publishedUrl}${path}`;
  const read = async () => {
    const html = await (await fetch(url)).text();
    return html.includes("</html>") && (!has || html.includes(has)) && (!lacks || !html.includes(lacks));
  };
  await expect.poll(read, BUILDS).toBe(true);
  return url;
}
