import "./after-saved.ts";
import { literal } from "valibot";
import { openDatabase } from "~/clients/outbox/api/data-api.ts";
import { stored } from "~/clients/storage/storage.ts";
import { CONSENT_STORED, readConsent } from "./consent-cookie.ts";
import { watchOutbox } from "./outbox/api/flush-outbox.ts";
import { rememberOrigin } from "./outbox/lead-origin.ts";
import { prefetchPages } from "./prefetch.ts";
import { preparePrints } from "./prepare-prints.ts";
import { forgetExpiredProgress } from "./storage/diagnostico-storage.ts";
import { forgetExpiredCaderno } from "./storage/expire-caderno.ts";
import { expirePedido } from "./storage/stored-pedido.ts";
import { whenIdle } from "./when-idle.ts";

/** Runs once per page load; nothing here is needed to read the page. */
export function startClients(): () => void {
  rememberOrigin();
  expirePedido();
  forgetExpiredProgress();
  forgetExpiredCaderno();
  testConnectionWhenIdle();
  measureWithConsent();
  const stops = [watchOutbox(), prefetchPages(), preparePrints()];
  return () => {
    for (const stop of stops) stop();
  };
}

let measuring = false;

/** Loads the measurement code only after the visitor has consented, on this page or an earlier one. */
function measureWithConsent(): void {
  const begin = () => {
    if (measuring || readConsent() !== "aceito") return;
    measuring = true;
    // Measurements are optional: ignore a failure to load them.
    import("./measure.ts").then(({ measure }) => measure()).catch(() => undefined);
  };
  begin();
  window.addEventListener(CONSENT_STORED, begin);
}

const TABLES = ["diagnosticos_lojas", "diagnosticos_perguntas", "diagnosticos_respostas"];
const done = stored({ area: "session", key: "eden_conexao_testada", schema: literal("sim"), plain: true });

/** Counts at most one row of each diagnostics table, once per browser session. The result is only logged. */
export function testConnectionWhenIdle(): void {
  if (done.read()) return;
  whenIdle(() => void testConnection());
}

async function testConnection(): Promise<void> {
  done.write("sim");
  try {
    const opened = await openDatabase();
    if (!opened) return;
    for (const table of TABLES) {
      const { error, count } = await opened.client.from(table).select("id", { count: "exact" }).limit(1);
      if (error) throw new Error(`${table}: ${error.code}`);
      console.debug("connection test", table, count);
    }
  } catch (error) {
    console.warn("connection test failed", error instanceof Error ? error.message : "");
  }
}
