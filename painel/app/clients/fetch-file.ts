import { endSessao } from "./sessao.ts";
import { RpcError } from "./transport.ts";
import { usoHeader } from "./uso.ts";

/**
 * A file of the service, with the name it gives. What decides its contents goes in the body, never in an address that logs
 * keep. Throws `RpcError` when it is refused.
 */
export async function fetchFile(path: string, body?: unknown): Promise<{ name: string; content: Blob }> {
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const headers = { ...usoHeader(), ...(body !== undefined && { "content-type": "application/json" }) };
  const response = await fetch(`/api/painel/${path}`, { ...init, headers, credentials: "same-origin" }).catch(() => {
    throw new RpcError(0, "Sem conexão com o servidor.");
  });
  if (response.status === 401) endSessao();
  if (!response.ok) {
    const { mensagem } = await response.json().catch(() => ({}));
    throw new RpcError(response.status, typeof mensagem === "string" ? mensagem : "O arquivo não saiu. Tente de novo.");
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "arquivo";
  return { name, content: await response.blob() };
}
