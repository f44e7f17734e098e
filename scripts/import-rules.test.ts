import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";

/** Pairs of a file and the module it imports. The real rules run on a temporary tree of such files. */
const FORBIDDEN: [string, string][] = [
  ["ui/wrong-1.tsx", "~/features/home/hero.tsx"],
  ["ui/wrong-2.tsx", "../site/app/content/empresa.ts"],
  ["ui/wrong-3.tsx", "@eden/domain/documentos/cpf"],
  ["ui/estilo/wrong-1.tsx", "../../site/app/content/empresa.ts"],
  ["service/src/wrong-4.ts", "@eden/ui/button.tsx"],
  ["site/app/features/home/wrong-1.tsx", "~/features/marcas/use-section-scroll.ts"],
  ["site/app/features/home/wrong-2.tsx", "~/pages/home.tsx"],
  ["site/app/features/home/wrong-3.tsx", "../marcas/use-section-scroll.ts"],
  ["site/app/forms/wrong-1.tsx", "~/features/home/hero.tsx"],
  ["site/app/forms/steps/wrong-1.tsx", "~/features/home/hero.tsx"],
  ["site/app/forms/steps/wrong-2.tsx", "../lead-form.tsx"],
  ["ui/wrong-4.tsx", "@eden/site/app/root"],
  ["site/app/content/wrong-1.ts", "@eden/ui/button.tsx"],
  ["site/app/clients/wrong-2.ts", "@eden/ui/button.tsx"],
  ["site/app/clients/wrong-1.ts", "~/features/home/hero.tsx"],
  ["site/app/pages/wrong-1.tsx", "@eden/service/src/main"],
  ["domain/documentos/wrong-1.ts", "node:fs"],
  ["domain/documentos/wrong-2.ts", "@eden/service/src/main"],
  ["domain/documentos/wrong-3.ts", "../../site/app/content/empresa.ts"],
  ["domain/documentos/wrong-4.ts", "../../scripts/stack/stack.ts"],
  ["domain/documentos/wrong-5.ts", "../../vitest.config.ts"],
  ["domain/wrong-1.ts", "../service/src/main.ts"],
  ["service/src/wrong-1.ts", "@eden/site/app/root"],
  ["service/src/wrong-2.ts", "../../site/app/content/empresa.ts"],
  ["service/src/wrong-3.ts", "../../scripts/stack/stack.ts"],
  ["service/src/tasks/wrong-1.ts", "../../../site/app/content/empresa.ts"],
  ["service/src/tasks/wrong-2.ts", "../../../domain/catalogo/precos.ts"],
  ["service/src/tasks/wrong-3.ts", "../../tests/running-service.ts"],
  ["service/src/tasks/wrong-4.ts", "@eden/site/app/root"],
  ["service/src/tasks/wrong-5.test.ts", "../../../e2e/support/mailbox.ts"],
  ["painel/app/features/caixa/wrong-1.tsx", "~/features/pessoa/pessoa.tsx"],
  ["painel/app/features/caixa/wrong-2.tsx", "~/shell/shell.tsx"],
  ["painel/app/features/caixa/wrong-3.tsx", "../pessoa/pessoa.tsx"],
  ["painel/app/pages/wrong-1.tsx", "@eden/site/app/root"],
  ["painel/app/pages/wrong-2.tsx", "../../../service/src/main.ts"],
  ["painel/app/wrong-1.tsx", "@eden/service/src/main"],
  ["painel/app/shell/wrong-1.tsx", "~/pages/caixa.tsx"],
  ["painel/app/pessoas/wrong-1.tsx", "~/features/caixa/caixa.tsx"],
  ["painel/app/keyboard/wrong-1.ts", "~/shell/shell.tsx"],
  ["painel/app/clients/wrong-1.ts", "@eden/ui/core/button.tsx"],
  ["painel/app/clients/comandos/wrong-1.ts", "~/features/caixa/caixa.tsx"],
  ["site/app/pages/wrong-2.tsx", "@eden/painel/app/main"],
  ["service/src/wrong-5.ts", "@eden/painel/app/main"],
  ["service/tests/wrong-1.ts", "../../site/app/content/empresa.ts"],
  ["site/scripts/wrong-1.ts", "../../service/src/main.ts"],
  ["site/scripts/og/wrong-1.ts", "../../../painel/app/places.ts"],
  ["painel/scripts/wrong-1.ts", "../../site/app/content/empresa.ts"],
  ["painel/testing/wrong-1.ts", "../../service/src/main.ts"],
];
const ALLOWED: [string, string][] = [
  ["site/app/pages/right-1.tsx", "~/features/home/hero.tsx"],
  ["site/app/features/home/right-1.tsx", "@eden/ui/button.tsx"],
  ["ui/right-1.tsx", "./button.tsx"],
  ["ui/estilo/right-1.tsx", "../button.tsx"],
  ["site/app/features/home/right-2.tsx", "./hero.tsx"],
  ["site/app/features/home/right-3.tsx", "@eden/domain/catalogo/precos"],
  ["painel/app/pages/right-1.tsx", "~/features/caixa/caixa.tsx"],
  ["painel/app/features/caixa/right-1.tsx", "~/clients/rpc.ts"],
  ["painel/app/features/caixa/right-2.tsx", "@eden/domain/painel/contrato"],
  ["painel/app/features/caixa/right-3.test.tsx", "../../../testing/render-painel.tsx"],
  ["painel/app/shell/right-1.tsx", "~/features/entrar/sign-in-flow.tsx"],
  ["service/src/right-1.ts", "@eden/domain/catalogo/precos"],
  ["service/src/tasks/right-1.ts", "../gateways/mailer.ts"],
  ["service/src/tasks/right-2.test.ts", "../../../scripts/stack/stack.ts"],
  ["service/src/tasks/right-3.test.ts", "../../tests/running-service.ts"],
  ["service/tests/right-1.ts", "../../scripts/stack/stack.ts"],
  ["service/tests/right-2.ts", "../src/main.ts"],
  ["domain/formularios/right-1.ts", "../documentos/cpf.ts"],
  ["site/scripts/right-1.ts", "../../scripts/static/compress-files.ts"],
  ["site/scripts/right-2.ts", "../app/content/empresa.ts"],
  ["painel/scripts/right-1.ts", "../../scripts/static/compress-files.ts"],
];

const scratch = realpathSync(mkdtempSync(join(tmpdir(), "import-rules-")));
afterAll(() => rmSync(scratch, { recursive: true }));

function lintScratchTree(): { refused: Set<string>; status: number | null } {
  const configuration = JSON.parse(readFileSync(join(import.meta.dirname, "../biome.json"), "utf8"));
  writeFileSync(join(scratch, "biome.json"), JSON.stringify({ ...configuration, vcs: { enabled: false } }));
  for (const [path, source] of [...FORBIDDEN, ...ALLOWED]) {
    mkdirSync(dirname(join(scratch, path)), { recursive: true });
    writeFileSync(join(scratch, path), `import { it } from "${source}";\n\nit();\n`);
  }
  const { status, stdout } = spawnSync(
    "biome",
    ["lint", "--only=style/noRestrictedImports", "--reporter=github", "--max-diagnostics=none", "."],
    { cwd: scratch, encoding: "utf8" },
  );
  return {
    refused: new Set([...stdout.matchAll(/file=([^,]+)/g)].map(([, file = ""]) => relative(scratch, file))),
    status,
  };
}

test("imports run one way: pages → features → forms → ui, leaves stay leaves, workspaces never import each other", () => {
  const { refused, status } = lintScratchTree();
  expect(status).not.toBe(0);
  expect([...refused].sort()).toEqual(FORBIDDEN.map(([path]) => path).sort());
});
