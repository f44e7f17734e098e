import { PRESENCA_S } from "@eden/domain/painel/contrato-dono";
import { useEffect, useRef } from "react";
import { call } from "~/clients/rpc.ts";
import { msSinceInput } from "~/clients/uso.ts";

const REPORT_MS = 20_000;
const LOOK_MS = 1000;

/**
 * Tells the service that the member has a person open: at the start, at the first key of a text and every 20 seconds with
 * input in between. It reports the age of the last input, never the age of the request, and leaves when the page does.
 * Returns the ref of the element whose texts count as writing.
 */
export function usePresenca(pessoa: string) {
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    const reporter = createReporter(pessoa);
    const write = (event: Event) => {
      if (event.target instanceof Element && article.current?.contains(event.target)) reporter.write();
    };
    reporter.report();
    const timer = setInterval(reporter.look, LOOK_MS);
    document.addEventListener("input", write);
    window.addEventListener("pagehide", reporter.leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener("input", write);
      window.removeEventListener("pagehide", reporter.leave);
      reporter.leave();
    };
  }, [pessoa]);
  return article;
}

function createReporter(pessoa: string) {
  let reported = Number.NEGATIVE_INFINITY;
  let wrote = Number.NEGATIVE_INFINITY;
  let escrevendo = false;
  const report = () => {
    const now = Date.now();
    const ha = msSinceInput() / 1000;
    reported = now;
    escrevendo = now - wrote < REPORT_MS;
    // Restored by the browser without a touch of the member.
    if (ha >= PRESENCA_S) return;
    call("presenca", { pessoa, escrevendo, ha }).catch(() => undefined); // The next one repeats it.
  };
  return {
    report,
    write() {
      wrote = Date.now();
      if (!escrevendo) report();
    },
    look() {
      const sinceReport = Date.now() - reported;
      if (sinceReport >= REPORT_MS && msSinceInput() < sinceReport) report();
    },
    leave() {
      const body = JSON.stringify({ pessoa, escrevendo: false, ha: 0, saiu: true });
      navigator.sendBeacon?.("/api/painel/rpc/presenca", new Blob([body], { type: "application/json" }));
    },
  };
}
