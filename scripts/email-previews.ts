import { previewApp } from "./emails/preview-app.ts";
import { serveApp } from "./fakes/serve-app.ts";

/** Serves the previews of the e-mails. `npm run dev` starts it with --watch, so a changed e-mail shows after a reload. */
const [port, siteUrl] = process.argv.slice(2);
if (!port || !siteUrl) throw new Error("usage: email-previews.ts <port> <site URL>");
await serveApp(previewApp(siteUrl), Number(port));
