import type { Locator, Page, Route } from "@playwright/test";
import type { Sql } from "postgres";
import { type LeadTable, rowsOf } from "./database.ts";
import { mailsAbout } from "./mailbox.ts";
import { expect } from "./test.ts";

/** A send takes its time on a busy machine; nothing waits longer than it must. */
export const SENT = { timeout: 15_000 };

/** What the browser keeps under a name, read as the page would. */
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);

/** Presses the button of an empty or wrong form: a focused summary names every problem, in order, and leads to it. */
export async function expectProblems(page: Page, problems: readonly { field: Locator; message: string }[]) {
  const summary = page.getByRole("region", { name: "Há um problema" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText(problems.map(({ message }) => message));
  for (const { field, message } of problems) {
    await summary.getByRole("link", { name: message, exact: true }).click();
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    await expect(field).toHaveAccessibleDescription(new RegExp(message.replace(/[()?.]/g, "\\$&")));
  }
}

/** The same for a choice that was not made: the words belong to the group, the link leads to its first option. */
export async function expectChoiceProblem(page: Page, group: string, message: string) {
  const summary = page.getByRole("region", { name: "Há um problema" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([message]);
  await summary.getByRole("link").click();
  const radios = page.getByRole("radiogroup", { name: group });
  await expect(radios).toHaveAccessibleDescription(message);
  await expect(radios.getByRole("radio").first()).toBeFocused();
}

/** Presses a button that says it cannot act yet: it must answer with what is missing. */
export function pressAnyway(button: Locator): Promise<void> {
  return button.click({ force: true });
}

const isInsert = (url: URL) => url.pathname.startsWith("/rest/v1/");

/** Holds inserts back until released, so that a form can be looked at while it is sending. */
export async function holdInserts(page: Page) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const seen: Route[] = [];
  await page.route(isInsert, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    seen.push(route);
    await promise;
    return route.continue();
  });
  return { seen, release };
}

/** The page still loads; only the data API is out of reach. */
export async function cutInserts(page: Page) {
  const cut = (route: Route) => (route.request().method() === "POST" ? route.abort("failed") : route.fallback());
  await page.route(isInsert, cut);
  return { restore: () => page.unroute(isInsert, cut) };
}

/** Loads the page again and lets it try by itself, in vain: from here on it is the visitor's turn. */
export async function reloadInVain(page: Page) {
  const tried = page.waitForRequest((request) => request.method() === "POST" && isInsert(new URL(request.url())));
  await page.reload();
  await (await tried).response();
}

/** Lets the first insert reach the server and loses its answer on the way back. */
export async function loseFirstAnswer(page: Page) {
  let lost = 0;
  await page.route(isInsert, async (route) => {
    if (route.request().method() !== "POST" || lost > 0) return route.fallback();
    lost++;
    await route.fetch();
    return route.abort("connectionreset");
  });
  return { lost: () => lost };
}

/** The browser's own lines about failed requests; ours are looked at by the test. */
export function forgetNetworkNoise(heard: string[]): void {
  const kept = heard.filter((line) => !line.startsWith("error: Failed to load resource"));
  heard.splice(0, heard.length, ...kept);
}

/** A form as these checks see it: what they do with it is the same for all. */
export interface SentForm {
  path: string;
  table: LeadTable;
  /** Everything but the press. */
  fill: (page: Page, email: string) => Promise<void>;
  /** A field of the last step in which Enter sends. */
  lastField: (page: Page) => Locator;
  send: (page: Page) => Locator;
  /** What the visitor sees once the server has it. */
  expectThanks: (page: Page) => Promise<void>;
}

/** Where its rows and mails arrive. */
export interface Arrivals {
  sql: Sql;
  mailboxUrl: string;
}

/** Filled in at a person's pace: whoever sends within a second and a half counts as a robot and gets no receipt. */
export async function fillAsPerson(page: Page, form: SentForm, email: string): Promise<void> {
  await page.goto(form.path);
  await form.fill(page, email);
  await takeTime(page);
}

/** A person needs longer than a robot, by which the server tells them apart. */
export const takeTime = (page: Page) => page.waitForFunction(() => performance.now() > 2000);

/** One row, one notice to the team, one receipt to the visitor: no more, however often it was sent. */
export async function expectArrivedOnce(form: SentForm, email: string, { sql, mailboxUrl }: Arrivals): Promise<void> {
  await expect.poll(() => rowsOf(form.table, email, sql), SENT).toHaveLength(1);
  await expect.poll(() => mailsAbout(email, mailboxUrl), SENT).toEqual(["team", "visitor"]);
  const [job] = await sql`select count(*)::int as waiting from graphile_worker.jobs
    where key like ${`%${(await rowsOf(form.table, email, sql))[0]?.id}%`}`;
  expect(job?.waiting, "nothing more is to be sent").toBe(0);
}
