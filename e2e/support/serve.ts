import { writeFileSync } from "node:fs";
import { requireBuild } from "../../scripts/build-problem.ts";
import { ports } from "./ports.ts";
import { startProduct } from "./product.ts";
import { stackFile } from "./stack-file.ts";

requireBuild();

/** Starts the product that an end-to-end run shares. */
const { stop } = await startProduct(ports, ({ stack, fakes, buildHook }) => {
  const { databaseUrl, gateway, keys, mailbox } = stack;
  console.log(`Sign-in: ${stack.signIn}`);
  const { asaas, accountApi } = fakes;
  const published = { publishedUrl: buildHook.siteUrl, previaUrl: buildHook.previaUrl };
  const urls = { mailboxUrl: mailbox.httpUrl, asaasUrl: asaas.url, accountApiUrl: accountApi.url, ...published };
  const { tokens } = buildHook;
  const secrets = [
    asaas.apiKey,
    asaas.webhookToken,
    accountApi.apiKey,
    keys.secretKey,
    keys.jwtSecret,
    ...Object.values(tokens),
  ];
  const auth = { url: gateway.url, secretKey: keys.secretKey };
  writeFileSync(stackFile, JSON.stringify({ databaseUrl, auth, ...urls, secrets }));
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => void stop().then(() => process.exit()));
}
