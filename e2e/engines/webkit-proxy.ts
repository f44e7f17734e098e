import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

const REPORT = "/__heard";

/**
 * The driver reports nothing of the console, so each page reports it to the proxy, over its own origin. Leaving a page cancels
 * its requests, which WebKit reports as failed resources and imports: those are not recorded.
 */
const LISTENER = `(()=>{const send=window.fetch.bind(window);let left=false;addEventListener("beforeunload",()=>{left=true});
const add=(kind,message)=>{if(left&&/^http|import/i.test(message))return;
send("${REPORT}",{method:"POST",keepalive:true,body:kind+" at "+location.pathname+": "+message}).catch(()=>{})};
for(const level of ["error","warn","info","log"]){const print=console[level];
console[level]=(...args)=>{add("console "+level,args.map(arg=>arg&&arg.stack||String(arg)).join(" "));print.apply(console,args)}}
addEventListener("error",({message,target})=>add(message?"script error":"resource error",message||target.src||target.href),true);
addEventListener("unhandledrejection",({reason})=>add("unhandled rejection",reason&&reason.stack||reason));
addEventListener("securitypolicyviolation",e=>add("policy violation",e.violatedDirective+" "+e.blockedURI))})()`;
const HASH = `'sha256-${createHash("sha256").update(LISTENER).digest("base64")}'`;

export interface WebkitProxy {
  port: number;
  setOffline(offline: boolean): void;
  heard(): string[];
  stop(): void;
}

/**
 * A forward proxy for plain HTTP. It adds the listener to each page and its hash to the page's policy, which is otherwise as
 * the product sends it, and cuts the network when asked.
 */
export async function startWebkitProxy(): Promise<WebkitProxy> {
  const reports: string[] = [];
  let offline = false;
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? "");
    if (url.pathname === REPORT) void keepReport(incoming, outgoing);
    else if (offline) incoming.socket.destroy();
    else forward(url, incoming, outgoing);
  });
  async function keepReport(incoming: IncomingMessage, outgoing: ServerResponse) {
    const report = await text(incoming).catch(() => "");
    if (report) reports.push(report);
    outgoing.writeHead(204).end();
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    setOffline(value) {
      offline = value;
    },
    heard: () => reports.splice(0),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function forward(url: URL, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const headers = { ...incoming.headers };
  if (headers.accept?.includes("text/html")) {
    for (const name of ["accept-encoding", "if-none-match", "if-modified-since"]) delete headers[name];
  }
  const { hostname: host, port } = url;
  const path = url.pathname + url.search;
  const upstream = request({ host, port: port || 80, method: incoming.method, path, headers }, async (response) => {
    const received = { ...response.headers };
    const policy = received["content-security-policy"];
    // A service worker asks for its copy of a page packed: that one has no listener.
    const isPage = received["content-type"]?.includes("text/html") && !received["content-encoding"];
    if (!isPage || typeof policy !== "string") {
      response.pipe(outgoing.writeHead(response.statusCode ?? 502, received));
      return;
    }
    const html = (await text(response)).replace("<head>", `<head><script>${LISTENER}</script>`);
    received["content-security-policy"] = policy.replace("script-src 'self'", `script-src 'self' ${HASH}`);
    received["content-length"] = String(Buffer.byteLength(html));
    outgoing.writeHead(response.statusCode ?? 502, received).end(html);
  });
  upstream.on("error", () => outgoing.destroy());
  outgoing.on("close", () => upstream.destroy());
  incoming.pipe(upstream);
}
