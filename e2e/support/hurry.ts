import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";

/**
 * The page's clock runs at four times the speed at most: between two looks of an expectation, 500 ms apart, a message
 * that is shown for five seconds must not disappear.
 */
const STEP_MS = 400;
const PAUSE_MS = 100;

/**
 * Fast-forwards the page's clock until an expectation is settled, instead of waiting for the page's own timers: the
 * minimum time of a send, retries, polling. Needs the fake clock, which the forms have (`fakeClock`).
 */
export async function hurry<Result>(page: Page, expectation: Promise<Result>): Promise<Result> {
  let settled = false;
  const over = () => {
    settled = true;
  };
  const watched = expectation.then(over, over);
  while (!settled) {
    await page.clock.fastForward(STEP_MS);
    await Promise.race([watched, sleep(PAUSE_MS)]);
  }
  return expectation;
}

/**
 * Stops the page's clock: from here on only the test moves it. It jumps ahead, so that the chosen time is not over when the
 * command arrives.
 */
export async function pauseClock(page: Page, aheadMs = 5000): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((ms) => Date.now() + ms, aheadMs));
}

/** Waits until React has finished its work, such as starting a timer: its scheduler does not use the page's clock. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
}
