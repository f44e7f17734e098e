import { once } from "node:events";
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { type BuildHookFake, startBuildHook } from "../../scripts/fakes/build-hook.ts";
import { type Fakes, startFakes } from "../../scripts/fakes/fakes.ts";
import { serviceSettings, startServiceProcess } from "../../scripts/stack/service-process.ts";
import { type Stack, startStack } from "../../scripts/stack/stack.ts";
import { folderOf, LOGS, type Ports, startNginx } from "../../scripts/static/nginx.ts";

interface Parts {
  stack: Stack;
  fakes: Fakes;
  buildHook: BuildHookFake;
}

export interface Product extends Parts {
  siteUrl: string;
  painelUrl: string;
  ports: Ports;
  /** The site's config.json; nginx reads it at every request. */
  configFile: string;
  /** Its content in this run. */
  config: object;
  stop(): Promise<void>;
}

/**
 * Starts the whole product: private database, gateway, mailbox, service, and nginx in front. Each writes its log. With
 * `production` limits it counts as the migrations say.
 */
export async function startProduct(
  ports: Ports,
  beforeServing?: (parts: Parts) => void,
  limits: "raised" | "production" = "raised",
): Promise<Product> {
  const folder = folderOf(ports);
  mkdirSync(folder, { recursive: true });
  // The log of the sign-in server names members, as that of a hosted project does: tests that search LOGS leave it out.
  for (const log of [...LOGS, "auth.log"]) rmSync(join(folder, log), { force: true });
  const keep = (program: string) => (chunk: string) => appendFileSync(join(folder, `${program}.log`), chunk);
  const stack = await startStack({
    temporary: true,
    ports: { gateway: ports.rest },
    onOutput: (program, chunk) => keep(program)(chunk),
  });
  const fakes = await startFakes({ service: ports.api });
  const buildHook = await startBuildHook({
    folder: join(folder, "conteudo"),
    tokens: { hook: "gancho-do-teste", conteudo: "conteudo-do-teste-com-32-caracteres" },
    service: ports.api,
    pages: ["/", "/contato"],
  });
  if (limits === "raised") await raiseLimits(stack.databaseUrl);
  const configFile = join(folder, "config.json");
  const config = { restUrl: "/rest/v1", publishableKey: stack.publishableKey, apiUrl: "/api" };
  writeFileSync(configFile, JSON.stringify(config));
  const siteUrl = `http://127.0.0.1:${ports.site}`;
  const painelUrl = `http://127.0.0.1:${ports.painel}`;
  const service = await startServiceProcess(
    { ...serviceSettings(stack), port: ports.api, siteUrl, painelUrl, fakes, buildHook },
    keep("service"),
  );
  // Start nginx last: the run starts when it responds.
  beforeServing?.({ stack, fakes, buildHook });
  const nginx = startNginx({ ports, config: configFile });
  return {
    siteUrl,
    painelUrl,
    ports,
    stack,
    fakes,
    buildHook,
    configFile,
    config,
    async stop() {
      const nginxExit = nginx.exitCode === null ? once(nginx, "exit") : undefined;
      nginx.kill("SIGQUIT");
      await Promise.all([nginxExit, service.stop("SIGTERM")]);
      await fakes.stop();
      await buildHook.stop();
      await stack.stop();
    },
  };
}

/** Raises the limits, because all tests come from one address. */
async function raiseLimits(url: string): Promise<void> {
  const sql = postgres(url);
  await sql`update privado.limites set maximo = 100000 where alvo in ('contato', 'leadlive', 'inscricoes', 'cadastros_app', 'checkout',
    'diagnosticos_respostas', 'localizar_farmacia', 'localizar_farmacia_dia', 'localizar_loja', 'comparar_lojas', 'convite', 'recibo', 'acesso', 'lembrete', 'painel_codigo',
    'painel_entrar', 'painel_codigo_email', 'painel_fator', 'painel_fator_dia', 'painel_pessoas', 'painel_listadas', 'painel_emails', 'acompanhar', 'acompanhar_recibo', 'acompanhar_mudanca')`;
  await sql.end();
}
