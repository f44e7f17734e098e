import { setTimeout as sleep } from "node:timers/promises";
import { timeLimit } from "../../scripts/time-limit.ts";
import type { Engine } from "./engine.ts";
import { type Found, inspect } from "./inspect.ts";

/** An element, by a CSS selector and optionally by its accessible name: whole as a string, or in part as an expression. */
export interface Target {
  css: string;
  name?: string | RegExp;
}
type Name = string | RegExp;

export const button = (name: Name): Target => ({ css: "button, [role=button], input[type=submit]", name });
export const link = (name: Name, css = "a[href]"): Target => ({ css, name });
export const field = (name: Name): Target => ({ css: "input, textarea, select", name });
export const radio = (name: Name): Target => ({ css: "input[type=radio]", name });
export const heading = (name: Name): Target => ({ css: "h1, h2, h3", name });

/** What waits for the database, the payment or an e-mail. */
export const ARRIVES = timeLimit(30_000);
const SHORT = timeLimit(10_000);
/** Elements that contain text. The document itself is none of them: it also has hidden text. */
const TEXT = "h1, h2, h3, p, li, dt, dd, td, span, strong, [role=status], [role=alert]";

/** The one tab of an engine, with the actions of a visitor. Every action first waits until it is possible. */
export class Tab {
  readonly engine: Engine;
  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Opens a page of the public site and waits for its hydration. */
  async open(url: string): Promise<void> {
    await this.engine.goto(url);
    await this.until(`hydration of ${url}`, () => document.documentElement.hasAttribute("data-hydrated"), ARRIVES);
  }

  /** Waits until a function returns something true in the page, and returns it. Errors count as not yet: a page may be left. */
  async until<Result>(what: string, script: () => Result, limit = SHORT): Promise<Awaited<Result>> {
    return this.#poll(what, () => this.engine.evaluate(script), limit);
  }

  /** Waits until the element is visible. */
  async see(target: Target, limit = SHORT): Promise<Found> {
    return this.#poll(describe(target), () => this.#inspect(target), limit);
  }

  async gone(target: Target, limit = SHORT): Promise<void> {
    await this.#poll(`no ${describe(target)}`, async () => !(await this.#inspect(target)), limit);
  }

  /** Scrolls to the element, waits until it neither moves nor is covered, and presses it with the pointer. */
  async click(target: Target, limit = SHORT): Promise<void> {
    const at = await this.#poll(
      `a free ${describe(target)}`,
      async () => (await this.#inspect(target, true))?.point,
      limit,
    );
    await this.engine.clickAt(at.x, at.y);
  }

  async focus(target: Target): Promise<void> {
    await this.click(target);
    await this.#poll(`focus on ${describe(target)}`, async () => (await this.#inspect(target))?.focused, SHORT);
  }

  /**
   * Presses a field and inserts a text as a paste does, or sets the option of a select as its menu does, by its label or
   * value. `type` of the engine, key by key, takes ten times as long, and in a select depends on the time between two keys.
   */
  async fill(target: Target, text: string): Promise<void> {
    await this.focus(target);
    await this.engine.evaluate((entered) => {
      const control = document.activeElement;
      // Deprecated, but the only editing command: it fires the events that a page listens to.
      if (!(control instanceof HTMLSelectElement)) return document.execCommand("insertText", false, entered);
      const option = [...control.options].find(({ label, value }) => label === entered || value === entered);
      if (!option) throw new Error(`No option "${entered}"`);
      control.value = option.value;
      for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
    }, text);
  }

  /** Presses a radio button or its card until it is chosen. */
  async choose(name: Name): Promise<void> {
    await this.click(radio(name));
    await this.#poll(`${String(name)} chosen`, async () => (await this.#inspect(radio(name)))?.checked, SHORT);
  }

  async seeValue(target: Target, value: string): Promise<void> {
    let found: string | undefined;
    const equal = async () => {
      found = (await this.#inspect(target))?.value;
      return found === value;
    };
    await this.#poll(`value of ${describe(target)}`, equal, SHORT, () => `expected "${value}", found "${found}"`);
  }

  /** Waits for the path of the document, with its query. */
  async seePath(path: string, limit = SHORT): Promise<void> {
    let found = "";
    const equal = async () => {
      found = await this.engine.evaluate(() => location.pathname + location.search);
      return found === path;
    };
    await this.#poll(`path ${path}`, equal, limit, () => `at ${found}`);
  }

  async seeText(text: Name, limit = SHORT): Promise<Found> {
    return this.see({ css: TEXT, name: partOf(text) }, limit);
  }

  #inspect({ css, name }: Target, aim = false): Promise<Found | null> {
    const wanted = name instanceof RegExp ? { pattern: name.source, flags: name.flags } : { text: name ?? null };
    return this.engine.evaluate(inspect, css, wanted, aim);
  }

  async #poll<Result>(
    what: string,
    attempt: () => Promise<Result>,
    limit: number,
    detail = () => "",
  ): Promise<NonNullable<Result>> {
    const end = Date.now() + limit;
    let problem = "";
    for (;;) {
      const result = await attempt().catch((error: unknown) => {
        problem = error instanceof Error ? error.message : String(error);
        return null;
      });
      if (result) return result;
      if (Date.now() > end)
        throw new Error(`${this.engine.name}: waited ${limit} ms for ${what}. ${detail()} ${problem}`);
      await sleep(60);
    }
  }
}

const describe = ({ css, name }: Target) => (name === undefined ? css : `${css} named ${String(name)}`);
const partOf = (text: Name) =>
  text instanceof RegExp ? text : new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
