import { endSessao } from "./sessao.ts";
import { RpcError } from "./transport.ts";

/** The data of a request as a file of the service, with the name it gives. Throws `RpcError` when it is refused. */
export async function fetchTitularFile(id: string, format: "json" | "html"): Promise<{ name: string; content: Blob }> {
  const response = await fetch(`/api/painel/titular/${id}/dados.${format}`, { credentials: "same-origin" }).catch(
    () => {
      throw new RpcError(0, "Sem conexão com o servidor.");
    },
  );
  if (response.status === 401) endSessao();
  if (!response.ok) {
    const { mensagem } = await response.json().catch(() => ({}));
    throw new RpcError(response.status, typeof mensagem === "string" ? mensagem : "O arquivo não saiu. Tente de novo.");
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? `dados.${format}`;
  return { name, content: await response.blob() };
}
