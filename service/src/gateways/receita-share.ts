/** The public share of the Receita Federal that holds the CNPJ register: one folder per month, read by WebDAV. */
export interface ReceitaShare {
  /** Folders named AAAA-MM, newest first. */
  listMonths(): Promise<string[]>;
  listFiles(month: string): Promise<ReceitaFile[]>;
  /** Reads a file from a byte on. The answer may start at 0 instead, when the server ignores ranges. */
  read(month: string, file: ReceitaFile, from: number, signal: AbortSignal): Promise<Rest>;
}

interface Rest {
  from: number;
  chunks: AsyncIterable<Uint8Array>;
}

export interface ReceitaFile {
  name: string;
  size: number;
}

interface Options {
  url: string;
  /** Token of the public share, sent as the user of HTTP Basic without a password. */
  token: string;
  /** A request without an answer, or an answer without a byte, for this long is given up. */
  stallMs: number;
}

export class ShareError extends Error {
  override name = "ShareError";
}

export function createReceitaShare({ url, token, stallMs }: Options): ReceitaShare {
  const authorization = `Basic ${Buffer.from(`${token}:`).toString("base64")}`;

  async function request(path: string, { signal, ...init }: RequestInit & { headers: Record<string, string> }) {
    const stall = new AbortController();
    const timer = setTimeout(() => stall.abort(new ShareError("the server stalled")), stallMs);
    const headers = { authorization, ...init.headers };
    const signals = signal ? [stall.signal, signal] : [stall.signal];
    try {
      const response = await fetch(`${url}/${path}`, { ...init, headers, signal: AbortSignal.any(signals) });
      return { response, timer, stall };
    } catch (error) {
      clearTimeout(timer);
      throw error;
    }
  }

  async function list(path: string): Promise<{ name: string; size: number | undefined }[]> {
    const { response, timer } = await request(path, { method: "PROPFIND", headers: { depth: "1" } });
    try {
      if (response.status !== 207) throw new ShareError(`PROPFIND was answered ${response.status}`);
      return parseListing(await response.text());
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async listMonths() {
      const names = (await list("")).map(({ name }) => name).filter((name) => /^\d{4}-(0[1-9]|1[0-2])$/.test(name));
      return names.sort().reverse();
    },
    async listFiles(month) {
      return (await list(`${month}/`)).flatMap(({ name, size }) => (size === undefined ? [] : [{ name, size }]));
    },
    async read(month, { name, size }, from, signal) {
      const headers = { range: `bytes=${from}-`, "accept-encoding": "identity" };
      const { response, timer, stall } = await request(`${month}/${name}`, { headers, signal });
      const wrong = wrongAnswer(response, from, size);
      if (wrong || !response.body) {
        clearTimeout(timer);
        stall.abort();
        throw new ShareError(wrong ?? "an answer without a body");
      }
      return { from: response.status === 206 ? from : 0, chunks: watched(response.body, timer) };
    },
  };
}

/** Undefined for the whole file (200) or for exactly the rest of it (206). */
function wrongAnswer({ status, headers }: Response, from: number, size: number): string | undefined {
  if (status === 200) {
    const length = headers.get("content-length");
    return length === null || Number(length) === size ? undefined : "the size differs from the listing";
  }
  if (status !== 206) return `GET was answered ${status}`;
  const range = headers.get("content-range");
  return range === `bytes ${from}-${size - 1}/${size}` ? undefined : "Content-Range is not the rest of the file";
}

/** Starts the stall timer again with every chunk. */
async function* watched(body: ReadableStream<Uint8Array>, timer: NodeJS.Timeout): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body) {
      timer.refresh();
      yield chunk;
    }
  } finally {
    clearTimeout(timer);
  }
}

/** The entries of a PROPFIND answer; a folder has no size. Servers choose the prefix of the DAV namespace. */
function parseListing(xml: string): { name: string; size: number | undefined }[] {
  return [...xml.matchAll(/<(?:\w+:)?response\b[^>]*>([\s\S]*?)<\/(?:\w+:)?response>/g)].map(([, entry = ""]) => {
    const [, href = ""] = /<(?:\w+:)?href\b[^>]*>([^<]*)</.exec(entry) ?? [];
    const [, size] = /<(?:\w+:)?getcontentlength\b[^>]*>(\d+)</.exec(entry) ?? [];
    const name = decodeURIComponent(href).replace(/\/$/, "").split("/").pop() ?? "";
    return { name, size: size === undefined ? undefined : Number(size) };
  });
}
