import { afterEach, expect, test, vi } from "vitest";
import { openInvitation } from "./invitation.ts";
import { networkDown, refused, stubBackend } from "./stub-backend.ts";

afterEach(() => vi.unstubAllGlobals());

const convite = { tipo: "free", nome: "Ana Souza", email: "ana@exemplo.com.br", telefone: "11987654321" };

test.each([
  ["an open one", () => Response.json(convite), { kind: "open", convite }],
  ["an unknown one", () => Response.json(null), { kind: "unknown" }],
  ["too many tries", () => limited(), { kind: "limited", retryAfterSeconds: 90 }],
  ["a server that fails", () => refused("XX000", 500), { kind: "unreachable" }],
  ["no network", networkDown, { kind: "unreachable" }],
])("[APP-12] %s", async (_name, answer, result) => {
  const backend = stubBackend();
  backend.answer = answer;
  expect(await openInvitation("segredo")).toEqual(result);
  expect(backend.posted).toEqual([{ p_segredo: "segredo" }]);
});

const limited = () => Response.json({ code: "PT429" }, { status: 429, headers: { "Retry-After": "90" } });
