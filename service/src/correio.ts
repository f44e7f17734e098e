import type { Start } from "./correio/settings.ts";
import { startCorreio } from "./correio/start-correio.ts";
import { startWatchdog } from "./correio/watchdog.ts";

/** The message in progress ends sooner, or the watchdog ends the process. */
const STOP_WITHIN_MS = 6000;

// The process that reads the mailbox, started by `startCorreioProcess`: what a message contains can stop nothing else.
process.once("message", ({ settings, databaseUrl }: Start) => {
  const reader = startCorreio({
    settings,
    databaseUrl,
    guard: startWatchdog(),
    onReading: () => process.send?.("reading"),
  });
  const stop = () => {
    setTimeout(() => process.exit(), STOP_WITHIN_MS).unref();
    reader.stop().finally(() => process.exit());
  };
  // The service is gone, whatever ended it.
  process.once("disconnect", stop);
  process.once("SIGTERM", stop);
  // The terminal sends it to both; the service then says when to stop.
  process.on("SIGINT", () => undefined);
});
process.once("disconnect", () => setTimeout(() => process.exit(), STOP_WITHIN_MS).unref());
