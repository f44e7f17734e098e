import { randomBytes } from "node:crypto";
import { type AccountApiStandIn, startAccountApi } from "./account-api.ts";
import { type AsaasStandIn, startAsaas } from "./asaas.ts";

export type StandIns = { asaas: AsaasStandIn; accountApi: AccountApiStandIn; stop(): Promise<void> };

type StandInPorts = { service: number; payments?: number; accounts?: number };

/** Fakes of the external APIs the service uses, for development and tests. Any free port if not set. */
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

/** Environment variables that point the service to the fakes. */
export function serviceEnv({ asaas, accountApi }: StandIns): Record<string, string> {
  return {
    ASAAS_URL: asaas.apiUrl,
    ASAAS_API_KEY: asaas.apiKey,
    ASAAS_WEBHOOK_TOKEN: asaas.webhookToken,
    ACCOUNT_API_URL: accountApi.url,
    ACCOUNT_API_KEY: accountApi.apiKey,
  };
}
