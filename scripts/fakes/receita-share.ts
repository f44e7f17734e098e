import { once } from "node:events";
import { createReadStream, existsSync, readdirSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, normalize } from "node:path";

export type ReceitaShareFake = Awaited<ReturnType<typeof startReceitaShare>>;

interface Share {
  /** Contains one folder per month. */
  folder: string;
  token: string;
  port?: number | undefined;
}

const CUT_MS = 20;

/** What the fake does with the requests for files, in the manner of the real server. */
interface Behaviour {
  /** Ends each answer after so many bytes. */
  cutAfter?: number | undefined;
  /** Sends so many bytes and then nothing. */
  stallAfter?: number | undefined;
  /** Answers with a range that was not asked for. */
  wrongRange?: boolean;
  /** Answers with the whole file, whatever range was asked for. */
  ignoreRange?: boolean;
}

/** Fake of the WebDAV share of the Receita Federal: PROPFIND with Depth 1, ranges, and HTTP Basic with the token as user. */
export async function startReceitaShare({ folder, token, port = 0 }: Share) {
  const requests: { path: string; range: string | undefined }[] = [];
  let behaviour: Behaviour = {};
  let [open, most] = [0, 0];
  const expected = `Basic ${Buffer.from(`${token}:`).toString("base64")}`;
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://share").pathname).replace(/^\/webdav\/?/, "");
    const file = normalize(join(folder, path));
    if (request.headers.authorization !== expected) return void response.writeHead(401).end();
    if (!file.startsWith(normalize(folder)) || !existsSync(file)) return void response.writeHead(404).end();
    if (request.method === "PROPFIND") return void response.writeHead(207).end(listing(file, path));
    requests.push({ path, range: request.headers.range });
    open += 1;
    most = Math.max(most, open);
    response.once("close", () => {
      open -= 1;
    });
    sendFile(file, request, response, behaviour);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webdav`,
    token,
    /** Requests for files since the start. */
    requests,
    /** Most files sent at the same time. */
    mostAtOnce: () => most,
    behave(next: Behaviour) {
      behaviour = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function listing(folder: string, path: string): string {
  const entries = readdirSync(folder).map((name) => {
    const stats = statSync(join(folder, name));
    const size = stats.isFile() ? `<d:getcontentlength>${stats.size}</d:getcontentlength>` : "<d:resourcetype/>";
    return response(`${path.replace(/\/$/, "")}/${name}${stats.isFile() ? "" : "/"}`, size);
  });
  const own = response(path, "<d:resourcetype/>");
  return `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:">${own}${entries.join("")}</d:multistatus>`;
}

const response = (path: string, properties: string) =>
  `<d:response><d:href>/webdav/${path.replace(/^\//, "")}</d:href><d:propstat><d:prop>${properties}</d:prop></d:propstat></d:response>`;

function sendFile(file: string, request: IncomingMessage, response: ServerResponse, behaviour: Behaviour): void {
  const { size } = statSync(file);
  const [, asked = "0"] = /^bytes=(\d+)-$/.exec(request.headers.range ?? "") ?? [];
  const from = behaviour.ignoreRange ? 0 : Number(asked);
  const limit = behaviour.cutAfter ?? behaviour.stallAfter;
  const end = limit === undefined ? size : Math.min(size, from + limit);
  const shown = behaviour.wrongRange ? from + 1 : from;
  if (behaviour.ignoreRange) response.writeHead(200, { "content-length": size });
  else
    response.writeHead(206, { "content-length": size - from, "content-range": `bytes ${shown}-${size - 1}/${size}` });
  if (end === from) return void response.end();
  const stream = createReadStream(file, { start: from, end: end - 1 });
  stream.pipe(response, { end: false });
  stream.once("end", () => {
    if (end === size) response.end();
    // The client must have read the bytes: it may drop what it has not when the connection ends.
    else if (behaviour.cutAfter !== undefined) setTimeout(() => response.socket?.destroySoon(), CUT_MS);
  });
}
