import type { Inserts } from "@eden/domain/banco/tables";
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { readConsent } from "./consent-cookie.ts";
import { latestStep, measuredPage, STEP_NOTED, type Step } from "./note-step.ts";
import { loadPublicConfig, type PublicConfig } from "./outbox/api/data-api.ts";

type Row = Required<Inserts["medicoes"]>;

/**
 * Loaded only after consent. Records the page's web vitals and the progress in forms under a random id that is created
 * for this page load and stored nowhere, and sends them once, when the visitor leaves the page. A failed request is not
 * retried.
 */
export async function measure(): Promise<void> {
  const config = await loadPublicConfig();
  if (!config) return;
  const landing = measuredPage();
  const waiting = new Map<string, Row>();
  const sent = new Set<string>();
  const shared = {
    visita: crypto.randomUUID(),
    tela: matchMedia("(width < 64rem)").matches ? ("celular" as const) : ("computador" as const),
    motor: engine(),
  };
  const note = (row: Omit<Row, keyof typeof shared>) => {
    const key = `${row.pagina} ${row.medida} ${row.etapa}`;
    if (!sent.has(key)) waiting.set(key, { ...shared, ...row });
  };
  const noteVital = ({ name, value }: MetricType) => note({ pagina: landing, medida: name, etapa: 0, valor: value });
  const noteStep = ({ pagina, etapa }: Step) => note({ pagina, medida: "etapa", etapa, valor: 0 });

  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(noteVital);
  const begun = latestStep();
  if (begun?.pagina === landing) noteStep(begun);
  window.addEventListener(STEP_NOTED, (event) => noteStep((event as CustomEvent<Step>).detail));
  const leave = () => {
    // Do not send if consent was withdrawn meanwhile.
    if (readConsent() === "aceito" && waiting.size > 0) send(config, [...waiting.values()]);
    for (const key of waiting.keys()) sent.add(key);
    waiting.clear();
  };
  // Also fires on unload. The library reports its final values in the capture phase of the same event; at pagehide they
  // are not final yet.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") leave();
  });
}

/** The HTML standard allows three values of `navigator.vendor`, one for each engine. Every browser on iOS is WebKit. */
function engine(): NonNullable<Row["motor"]> {
  if (navigator.vendor === "Google Inc.") return "chromium";
  return navigator.vendor === "" ? "gecko" : "webkit";
}

function send({ restUrl, publishableKey }: PublicConfig, rows: Row[]): void {
  const headers = { apikey: publishableKey, "content-type": "application/json", prefer: "return=minimal" };
  // The request must outlive the page.
  fetch(`${restUrl}/medicoes`, { method: "POST", keepalive: true, headers, body: JSON.stringify(rows) }).catch(
    () => {},
  );
}
