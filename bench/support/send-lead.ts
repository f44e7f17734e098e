import { randomUUID } from "node:crypto";

export type Api = { restUrl: string; publishableKey: string };
type Sending = { table: string; row: Record<string, unknown>; address: string };

let sent = 0;

/** Documentation addresses (RFC 2544): a different one for each lead, as with real visitors. */
export function nextAddress(): string {
  sent += 1;
  return `198.${18 + ((sent >> 16) & 1)}.${(sent >> 8) & 255}.${sent & 255}`;
}

export function newLead() {
  const id = randomUUID();
  return {
    id,
    nome: "Maria da Conceição",
    email: `maria.${id}@farmacia.com.br`,
    telefone: "11987654321",
    produto: "plenitude",
    consentimento_versao: "2026-11",
    origem: { utm_source: "instagram", landing_page: "/formulario-live" },
    preenchido_ms: 42_000,
  };
}

/** Sends one insert as the site does. Returns the status, and the error code if rejected. */
export async function sendRow({ restUrl, publishableKey }: Api, { table, row, address }: Sending) {
  const response = await fetch(`${restUrl}/${table}`, {
    method: "POST",
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${publishableKey}`,
      "content-type": "application/json",
      prefer: "return=minimal",
      "cf-connecting-ip": address,
    },
    body: JSON.stringify(row),
    signal: AbortSignal.timeout(8000),
  });
  const text = await response.text();
  const { code } = response.ok || !text ? {} : (JSON.parse(text) as { code?: string });
  return { status: response.status, ...(code === undefined ? {} : { code }) };
}
