import type { Locator, Page, Route } from "@playwright/test";
import type { Sql } from "postgres";
import { type LeadTable, rowsOf } from "./database.ts";
import { mailsAbout } from "./mailbox.ts";
import { expect } from "./test.ts";

/** Timeout of a send on a busy machine. */
export const SENT = { timeout: 60_000 };

/** Parses the value under a key of local storage. */
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);

/**
 * After submitting an invalid form, checks that a focused summary lists every problem, in order, and links to its
 * field.
 */
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

/** The same for a missing choice: the message describes the group, the link focuses its first option. */
export async function expectChoiceProblem(page: Page, group: string, message: string) {
  const summary = page.getByRole("region", { name: "Há um problema" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([message]);
  await summary.getByRole("link").click();
  const radios = page.getByRole("radiogroup", { name: group });
  await expect(radios).toHaveAccessibleDescription(message);
  await expect(radios.getByRole("radio").first()).toBeFocused();
}

/** Presses a button marked as disabled, by key: a forced click misses a button that still moves. */
export function pressAnyway(button: Locator): Promise<void> {
  return button.press("Enter");
}

/** Calls of functions, such as the look-up of a CNPJ or the link of a receipt, are no inserts. */
const isInsert = ({ pathname }: URL) => pathname.startsWith("/rest/v1/") && !pathname.startsWith("/rest/v1/rpc/");

/** Holds inserts until released, so a form can be checked while it is sending. */
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

/**
 * Waits for what a form, still empty, loads in the background. Before the network is cut: without that code the page
 * could neither say that a row is queued nor send it later.
 */
export async function untilLoaded(page: Page, send: Locator) {
  // The summary is loaded together with the messages about a send.
  await pressAnyway(send);
  await expect(page.getByRole("region", { name: "Há um problema" })).toBeFocused(SENT);
  // The code that sends queued rows writes this when it starts.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("eden_origem")), SENT).not.toBeNull();
}

/** The page still loads; only inserts into the data API fail. */
export async function cutInserts(page: Page) {
  const cut = (route: Route) => (route.request().method() === "POST" ? route.abort("failed") : route.fallback());
  await page.route(isInsert, cut);
  return { restore: () => page.unroute(isInsert, cut) };
}

/** Reloads the page and waits for its automatic retry to fail: after that only the visitor can retry. */
export async function reloadInVain(page: Page) {
  const tried = page.waitForRequest((request) => request.method() === "POST" && isInsert(new URL(request.url())));
  await page.reload();
  await (await tried).response();
}

/** Lets the first insert reach the server and drops its response. */
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

/** Removes the browser's own messages about failed requests; the test checks ours. */
export function forgetNetworkNoise(heard: string[]): void {
  const kept = heard.filter((line) => !line.startsWith("error: Failed to load resource"));
  heard.splice(0, heard.length, ...kept);
}

/** A form, described for the checks that are the same for all. */
export interface SentForm {
  path: string;
  table: LeadTable;
  /** Fills in everything without sending. */
  fill: (page: Page, email: string) => Promise<void>;
  /** A field of the last step in which Enter sends the form. */
  lastField: (page: Page) => Locator;
  send: (page: Page) => Locator;
  /** Checks what the visitor sees once the server has stored it. */
  expectThanks: (page: Page) => Promise<void>;
}

/** Where its rows and e-mails arrive. */
export interface Arrivals {
  sql: Sql;
  mailboxUrl: string;
}

/** Fills in the form at a human pace: a form sent within a second and a half counts as a bot and gets no receipt. */
export async function fillAsPerson(page: Page, form: SentForm, email: string): Promise<void> {
  await page.goto(form.path);
  await form.fill(page, email);
  await takeTime(page);
}

/** Lets more time pass than the server's threshold for bots. */
export const takeTime = (page: Page) => page.clock.fastForward(2000);

/** Exactly one row, one e-mail to the team and one receipt, however often it was sent. */
export async function expectArrivedOnce(form: SentForm, email: string, { sql, mailboxUrl }: Arrivals): Promise<void> {
  await expect.poll(() => rowsOf(form.table, email, sql), SENT).toHaveLength(1);
  await expect.poll(() => mailsAbout(email, mailboxUrl), SENT).toEqual(["team", "visitor"]);
  const [row] = await rowsOf(form.table, email, sql);
  // A job ends after its last e-mail has arrived.
  const waiting = async () => {
    const [job] = await sql`select count(*)::int as waiting from graphile_worker.jobs where key like ${`%${row?.id}%`}`;
    return job?.waiting;
  };
  await expect.poll(waiting, { ...SENT, message: "nothing more is to be sent" }).toBe(0);
}
