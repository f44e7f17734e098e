/** Keys that the journeys press, by the names of the DOM. */
export type Key = "Backspace" | "Enter" | "Escape" | "ArrowDown" | "ArrowRight" | "Home";

/** What a journey needs of a browser. Each engine implements it over its own protocol; one session serves all journeys. */
export interface Engine {
  name: "firefox" | "webkit";
  version: string;
  goto(url: string): Promise<void>;
  /** Runs a function in the page; it may return a promise and must not use anything from outside. */
  evaluate<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Moves the pointer to a point of the viewport. */
  moveTo(x: number, y: number): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  /** Types into the focused element, key by key. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  setCookie(name: string, value: string): Promise<void>;
  clearCookies(): Promise<void>;
  setOffline(offline: boolean): Promise<void>;
  /** Console messages, script errors and policy violations of all pages since the last call. */
  heard(): Promise<string[]>;
  stop(): Promise<void>;
}
