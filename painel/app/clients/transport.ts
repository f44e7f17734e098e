import { reportReach } from "./conexao.ts";
import { noteAnswer, usoHeader } from "./uso.ts";

/** A request that was refused or did not arrive. `status` is 0 without a response from the service. */
export class RpcError extends Error {
  readonly status: number;
  /** In Portuguese, to be shown as it is. */
  readonly mensagem: string;
  /** The whole body, for the few responses that carry more than a message. */
  readonly body: unknown;

  constructor(status: number, mensagem: string, body?: unknown) {
    super(`${status}: ${mensagem}`);
    this.status = status;
    this.mensagem = mensagem;
    this.body = body;
  }
}

/** Worth another try: no connection, a defect of the service, or a session that ended, until the member has signed in again. */
export const isTemporary = ({ status }: RpcError) => status === 0 || status === 401 || status >= 500;

export const messageOf = (error: unknown) =>
  error instanceof RpcError ? error.mensagem : "Não deu certo agora. Tente de novo em instantes.";

const NO_RESPONSE = "Sem conexão com o servidor.";
const DEFECT = "Algo falhou do nosso lado. Tente de novo em instantes.";
/** Responses of the proxy while the service is away; the service's own ones carry a message. */
const AWAY = new Set([502, 503, 504]);

/** Sends JSON to the service and returns the JSON of a 2xx response; throws `RpcError` otherwise. */
export function post(path: string, body: unknown, signal?: AbortSignal): Promise<unknown> {
  const headers = { "content-type": "application/json" };
  return send(path, { method: "POST", headers, body: JSON.stringify(body), ...(signal && { signal }) });
}

/** The same for a file, as it is. */
export function sendFile(path: string, file: Blob): Promise<unknown> {
  return send(path, { method: "POST", headers: { "content-type": "application/octet-stream" }, body: file });
}

/** The same without a body. */
export function get(path: string): Promise<unknown> {
  return send(path, { method: "GET" });
}

async function send(path: string, init: RequestInit): Promise<unknown> {
  const response = await reach(path, init);
  const json = await readJson(response);
  const mensagem = mensagemOf(json);
  const away = AWAY.has(response.status) && mensagem === undefined;
  reportReach(!away);
  if (away) throw new RpcError(0, NO_RESPONSE);
  if (response.ok) return json;
  throw new RpcError(response.status, mensagem ?? DEFECT, json);
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  const headers = { ...init.headers, ...usoHeader() };
  try {
    const response = await fetch(`/api/painel/${path}`, { ...init, headers, credentials: "same-origin" });
    noteAnswer(response);
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    reportReach(false);
    throw new RpcError(0, NO_RESPONSE);
  }
}

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  try {
    return await response.json();
  } catch {
    return null;
  }
}

function mensagemOf(json: unknown): string | undefined {
  if (typeof json === "object" && json !== null && "mensagem" in json && typeof json.mensagem === "string") {
    return json.mensagem;
  }
  return undefined;
}
