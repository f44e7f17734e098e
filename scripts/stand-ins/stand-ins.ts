import { randomBytes } from "node:crypto";
import { type AccountApiStandIn, startAccountApi } from "./account-api.ts";
import { type AsaasStandIn, startAsaas } from "./asaas.ts";

export type StandIns = { asaas: AsaasStandIn; accountApi: AccountApiStandIn; stop(): Promise<void> };

type StandInPorts = { service: number; payments?: number; accounts?: number };

/** In place of the companies the service talks to, for development and tests. A port left out is any free one. */
export async function startStandIns({ service, payments, accounts }: StandInPorts): Promise<StandIns> {
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

/** What the service must be told to talk to them. */
export function serviceEnv({ asaas, accountApi }: StandIns): Record<string, string> {
  return {
    ASAAS_URL: asaas.apiUrl,
    ASAAS_API_KEY: asaas.apiKey,
    ASAAS_WEBHOOK_TOKEN: asaas.webhookToken,
    ACCOUNT_API_URL: accountApi.url,
    ACCOUNT_API_KEY: accountApi.apiKey,
  };
}
