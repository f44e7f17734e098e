import { spawnSync } from "node:child_process";
import { join } from "node:path";

/**
 * The sub-commands of npm scripts that have several: `npm run bench -- leads --rows 0,1e6` runs `bench/leads/main.ts`.
 * The one without a name runs when the first argument is none, as in `npm run shots -- /planos`.
 */
export const COMMANDS: Record<string, Record<string, string>> = {
  bench: {
    leads: "bench/leads/main.ts",
    worker: "bench/leads/worker.ts",
    painel: "bench/painel/main.ts",
    "painel-browser": "e2e/bench/painel.ts",
    faults: "bench/faults/main.ts",
    soak: "bench/soak.ts",
    update: "bench/update.ts",
    email: "bench/email.ts",
    "hostile-mail": "bench/hostile-mail.ts",
    leitor: "site/scripts/bench-leitor.ts",
    pracas: "bench/pracas.ts",
    crash: "service/tests/crash.ts",
    "crash-rescue": "service/tests/crash-rescue.ts",
    site: "e2e/bench/site.ts",
    navigation: "e2e/bench/navigation.ts",
    relatorio: "e2e/bench/relatorio.ts",
    lighthouse: "e2e/bench/lighthouse.ts",
    attack: "e2e/bench/attack.ts",
  },
  db: {
    auth: "scripts/build-auth.ts",
    reset: "scripts/db-reset.ts",
    types: "scripts/db-types.ts",
    routines: "scripts/routines.ts",
    advisors: "scripts/db-advisors.ts",
    lint: "scripts/db-lint.ts",
  },
  ops: {
    backup: "scripts/backup.ts",
    migrate: "scripts/migrate.ts",
    routines: "scripts/routines.ts",
    restore: "scripts/restore.ts",
    drill: "scripts/drill-restore.ts",
    image: "scripts/image.ts",
    artefacts: "scripts/artefacts.ts",
    "launch-check": "scripts/launch-check.ts",
    "next-framework": "scripts/next-framework.ts",
    vapid: "scripts/vapid.ts",
  },
  receita: {
    carregar: "service/src/receita.ts",
    municipios: "scripts/municipios.ts",
    ibge: "scripts/ibge.ts",
    amostra: "scripts/pracas-amostra.ts",
    publicar: "scripts/pracas-publicar.ts",
  },
  shots: {
    "": "e2e/support/screenshots.ts",
    guide: "e2e/support/guide-pictures.ts",
    samples: "e2e/support/samples.ts",
  },
};

if (import.meta.main) {
  const [script = "", ...args] = process.argv.slice(2);
  const files = COMMANDS[script] ?? {};
  const name = /^\w/.test(args[0] ?? "") ? String(args.shift()) : "";
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  if (!file) {
    const lines = Object.entries(files).map(([known, path]) => `  npm run ${script} -- ${known.padEnd(16)}${path}`);
    console.error(`${name ? `Unknown command "${name}".` : "Name a command."} These exist:\n${lines.join("\n")}`);
    process.exit(1);
  }
  const command = [join(import.meta.dirname, "..", file), ...args];
  // The file takes the place of this process, so signals and the exit code need no passing on. Windows cannot do that.
  process.execve?.(process.execPath, [process.execPath, ...command]);
  process.exit(spawnSync(process.execPath, command, { stdio: "inherit" }).status ?? 1);
}
