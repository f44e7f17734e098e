import { afterEach, expect, test, vi } from "vitest";
import { isOnline, reportReach } from "./conexao.ts";
import { call } from "./rpc.ts";
import { post, RpcError } from "./transport.ts";

afterEach(() => {
  reportReach(true);
  vi.unstubAllGlobals();
});

const respond = (status: number, body: unknown) =>
  vi.stubGlobal("fetch", async () =>
    body === null ? new Response(null, { status }) : Response.json(body, { status }),
  );

test("returns the body of a 2xx response and nothing for a 204", async () => {
  respond(200, { passo: "segundo_fator" });
  expect(await post("entrar", {})).toEqual({ passo: "segundo_fator" });
  respond(204, null);
  expect(await post("sair", {})).toBeNull();
});

test.each([
  [409, { mensagem: "Davi foi mais rápido." }, 409, "Davi foi mais rápido.", true],
  [503, { mensagem: "Algo não funcionou por aqui." }, 503, "Algo não funcionou por aqui.", true],
  [500, {}, 500, "Algo falhou do nosso lado. Tente de novo em instantes.", true],
  [502, {}, 0, "Sem conexão com o servidor.", false],
])("[CAIXA-10] a %i with %o is an error with status %i", async (status, body, expected, mensagem, online) => {
  respond(status, body);
  await expect(post("rpc/caixa", {})).rejects.toMatchObject({ status: expected, mensagem });
  expect(isOnline()).toBe(online);
});

test("[CAIXA-10] a request that does not arrive says so, one that was given up does not", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  await expect(post("rpc/caixa", {}, AbortSignal.abort())).rejects.not.toBeInstanceOf(RpcError);
  expect(isOnline()).toBe(true);
  await expect(post("rpc/caixa", {})).rejects.toMatchObject({ status: 0 });
  expect(isOnline()).toBe(false);
});

test("a response that does not follow the contract is refused", async () => {
  respond(200, { mudanca: "x" });
  await expect(call("novidades", { desde: 0 })).rejects.toMatchObject({ status: 500 });
});
