import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/** Runs only while prerendering and in development. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  let failed = false;
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    // A part that arrived late would stand in a hidden place until a script moves it: everything goes where it belongs.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failed = true;
      console.error(error);
    },
  });
  // Whole pages only: React's streaming runtime would add inline scripts that the policy has to allow.
  await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { headers, status: failed ? 500 : status });
}
