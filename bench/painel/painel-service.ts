import { startFakes } from "../../scripts/fakes/fakes.ts";
import type { Database } from "../../scripts/stack/database.ts";
import { freePort } from "../../scripts/stack/free-port.ts";
import { startGateway } from "../../scripts/stack/gateway.ts";
import { startServiceProcess } from "../../scripts/stack/service-process.ts";
import { startMailSink } from "../support/mail-sink.ts";

interface Place {
  port?: number;
  /** Origin of the panel, when another server is in front of the service. */
  painelUrl?: string;
}

/** The service as a process, with the panel, over a filled database. */
export async function startPainelService({ databaseUrl, keys }: Database, place: Place = {}) {
  const mail = await startMailSink();
  const gateway = await startGateway({ databaseUrl, keys });
  const port = place.port ?? (await freePort());
  const fakes = await startFakes({ service: port });
  const url = place.painelUrl ?? `http://127.0.0.1:${port}`;
  const { publishableKey, secretKey } = keys;
  const auth = { url: new URL(gateway.restUrl).origin, publishableKey, secretKey };
  const siteUrl = "https://site.exemplo.com.br";
  const settings = { databaseUrl, port, smtpUrl: mail.smtpUrl, siteUrl, painelUrl: url, auth, fakes };
  const service = await startServiceProcess(settings);
  return {
    url,
    pid: service.pid,
    api: { restUrl: gateway.restUrl, publishableKey },
    async stop() {
      await service.stop("SIGTERM");
      await fakes.stop();
      await gateway.stop();
      await mail.stop();
    },
  };
}
