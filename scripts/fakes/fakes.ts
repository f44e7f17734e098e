import { randomBytes } from "node:crypto";
import { type AccountApiFake, startAccountApi } from "./account-api.ts";
import { type AsaasFake, startAsaas } from "./asaas.ts";

export type Fakes = { asaas: AsaasFake; accountApi: AccountApiFake; stop(): Promise<void> };

type FakePorts = { service: number; payments?: number; accounts?: number };

/** Fakes of the external APIs the service uses, for development and tests. Any free port if not set. */
export async function startFakes({ service, payments, accounts }: FakePorts): Promise<Fakes> {
  const secret = () => randomBytes(24).toString("base64url");
  const accountApi = await startAccountApi({ port: accounts, apiKey: secret() });
  const asaas = await startAsaas({
    port: payments,
    apiKey: secret(),
    webhookToken: secret(),
    webhookUrl: `http://127.0.0.1:${service}/api/webhooks/asaas`,
  });
  return { asaas, accountApi, stop: async () => void (await Promise.all([asaas.stop(), accountApi.stop()])) };
}
