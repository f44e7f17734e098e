import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../scripts/stack/free-port.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import type { Engine, Key } from "./engine.ts";
import { startWebkitProxy } from "./webkit-proxy.ts";

/** Debian has one folder per architecture; the driver finds no browser by itself. */
const MINI_BROWSER = { x64: "x86_64-linux-gnu", arm64: "aarch64-linux-gnu" }[process.arch as "x64" | "arm64"];

/** Code points by which WebDriver names keys. */
const KEYS: Record<Key, string> = {
  Backspace: "\uE003",
  Enter: "\uE007",
  Escape: "\uE00C",
  Home: "\uE011",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** Debian's WebKitGTK, the engine of Safari, by its own WebDriver on a virtual screen. */
export async function startWebkit(): Promise<Engine> {
  const { env, stop: stopScreen } = await startScreen();
  const proxy = await startWebkitProxy();
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
  const send = client(`http://127.0.0.1:${port}`);
  const stop = async (session?: string) => {
    if (session) await send("DELETE", session).catch(() => undefined);
    driver.kill();
    proxy.stop();
    stopScreen();
  };
  try {
    await untilReady(send);
    const { sessionId, capabilities } = await send<Session>("POST", "/session", {
      capabilities: {
        alwaysMatch: {
          timeouts: { script: timeLimit(30_000), pageLoad: timeLimit(60_000) },
          proxy: { proxyType: "manual", httpProxy: `127.0.0.1:${proxy.port}` },
          "webkitgtk:browserOptions": {
            binary: `/usr/lib/${MINI_BROWSER}/webkit2gtk-4.1/MiniBrowser`,
            args: ["--automation", "--features=!ViewTransitions"],
          },
        },
      },
    });
    focusWindow(env);
    const session = `/session/${sessionId}`;
    const call = <Value>(method: string, path: string, body?: object) => send<Value>(method, `${session}${path}`, body);
    return {
      name: "webkit",
      version: `WebKitGTK ${capabilities.browserVersion}`,
      ...commands(call),
      setOffline: async (offline) => proxy.setOffline(offline),
      heard: async () => proxy.heard(),
      stop: () => stop(session),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}
type Send = <Value>(method: string, path: string, body?: object) => Promise<Value>;

function client(base: string): Send {
  return async <Value>(method: string, path: string, body: object = {}) => {
    const response = await fetch(base + path, {
      method,
      ...(method === "POST" && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeLimit(90_000)),
    });
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
}

/** The driver opens its port a moment after its start. */
async function untilReady(send: Send): Promise<void> {
  const end = Date.now() + timeLimit(20_000);
  while (!(await send("GET", "/status").catch(() => undefined))) {
    if (Date.now() > end) throw new Error("WebKitWebDriver does not respond: is webkit2gtk-driver installed?");
    await sleep(50);
  }
}

function commands(call: Send): Omit<Engine, "name" | "version" | "setOffline" | "heard" | "stop"> {
  const act = (source: object) => call<void>("POST", "/actions", { actions: [source] });
  const pointer = (actions: object[]) =>
    act({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions });
  const move = (x: number, y: number) => ({ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) });
  const strike = (value: string) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ];
  return {
    goto: (url) => call("POST", "/url", { url }),
    async evaluate<Args extends unknown[], Result>(
      script: (...args: Args) => Result,
      ...args: Args
    ): Promise<Awaited<Result>> {
      const wrapped = `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${script})(...arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
      const result = await call<{ value?: unknown; error?: string } | null>("POST", "/execute/async", {
        script: wrapped,
        args: [args],
      });
      if (result?.error) throw new Error(result.error);
      return result?.value as Awaited<Result>;
    },
    moveTo: (x, y) => pointer([move(x, y)]),
    clickAt: (x, y) => pointer([move(x, y), { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }]),
    type: (text) =>
      act({ type: "key", id: "keys", actions: Array.from(text.replaceAll("\n", KEYS.Enter), strike).flat() }),
    press: (key) => act({ type: "key", id: "keys", actions: strike(KEYS[key]) }),
    resize: (width, height) => resize(call, width, height),
    setCookie: (name, value) => call("POST", "/cookie", { cookie: { name, value, path: "/" } }),
    clearCookies: () => call("DELETE", "/cookie"),
  };
}

/** The driver sets the size of the window, of which the page gets a part. */
async function resize(call: Send, width: number, height: number): Promise<void> {
  const end = Date.now() + timeLimit(10_000);
  for (let frame = { width: 0, height: 0 }; ; ) {
    await call("POST", "/window/rect", { x: 0, y: 0, width: width + frame.width, height: height + frame.height });
    await sleep(50);
    const [inner = 0, innerHeight = 0] = await call<number[]>("POST", "/execute/sync", {
      script: "return [innerWidth, innerHeight]",
      args: [],
    });
    if (inner === width && innerHeight === height) return;
    if (Date.now() > end) throw new Error(`The page is ${inner} × ${innerHeight} px instead of ${width} × ${height}.`);
    const window = await call<{ width: number; height: number }>("GET", "/window/rect");
    frame = { width: window.width - inner, height: window.height - innerHeight };
  }
}

/** Without a window manager no window gets the focus, and `:focus` matches nothing. */
function focusWindow(env: NodeJS.ProcessEnv): void {
  const windows = execFileSync("xdotool", ["search", "--onlyvisible", "--class", "MiniBrowser"], {
    env,
    encoding: "utf8",
  });
  for (const id of windows.trim().split("\n")) execFileSync("xdotool", ["windowfocus", id], { env });
}

/** A virtual screen, and an environment with the language, the time zone and a folder of its own for the browser. */
async function startScreen() {
  const home = mkdtempSync(join(tmpdir(), "eden-webkit-"));
  mkdirSync(join(home, "gtk-3.0"));
  // The toolbar of MiniBrowser keeps the window at 447 px or more unless it shrinks.
  const css = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }";
  writeFileSync(join(home, "gtk-3.0/gtk.css"), css);
  const screen = ["-screen", "0", "1700x2400x24", "-nolisten", "tcp"];
  // Xvfb chooses a free display and writes its number.
  const xvfb = spawn("Xvfb", ["-displayfd", "1", ...screen], { stdio: ["ignore", "pipe", "ignore"] });
  const [display] = (await once(xvfb.stdout, "data")) as [Buffer];
  const folders = { XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home };
  // A processor draws a page in a third of the time when nothing is composited. A view transition then crashes the page, so
  // the session switches them off.
  const drawing = { DISPLAY: `:${display.toString().trim()}`, WEBKIT_DISABLE_COMPOSITING_MODE: "1" };
  const env = { ...process.env, ...drawing, ...folders, NO_AT_BRIDGE: "1", TZ: "America/Sao_Paulo" };
  return {
    env,
    stop() {
      xvfb.kill();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
