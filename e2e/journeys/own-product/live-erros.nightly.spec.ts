import { rmSync, writeFileSync } from "node:fs";
import type { Sql } from "postgres";
import { expectAccessible } from "../../support/axe.ts";
import { rowsOf, uniqueEmail } from "../../support/database.ts";
import { SENT } from "../../support/form-checks.ts";
import { hurry } from "../../support/hurry.ts";
import { product, sendInterest } from "../../support/live.ts";
import { expect, test } from "../../support/own-product.ts";
import type { Product } from "../../support/product.ts";
import { liveForm } from "../../support/sent-forms.ts";

interface Cause {
  name: string;
  where: "database" | "configuration";
  words: string;
  /** Real failures, on a product that only this worker uses. */
  provoke: (sql: Sql, product: Product) => unknown;
  mend: (sql: Sql, product: Product) => unknown;
}

const config =
  (content: string) =>
  (_sql: Sql, { configFile }: Product) =>
    writeFileSync(configFile, content);
const deployed = (_sql: Sql, own: Product) => writeFileSync(own.configFile, JSON.stringify(own.config));
const trigger = (body: string) => (sql: Sql) =>
  sql.unsafe(`create function privado.falha() returns trigger language plpgsql security definer set search_path = '' as
      $body$ begin ${body} return new; end $body$;
    create trigger falha before insert on public.leadlive for each row execute function privado.falha();`);
const withoutTrigger = (sql: Sql) => sql`drop function privado.falha() cascade`;

const causes: Cause[] = [
  {
    name: "the table is missing",
    where: "database",
    words: "Tabela do banco de dados não encontrada. Entre em contato com o suporte. (Código: TABLE_NOT_FOUND)",
    provoke: (sql) => sql`alter table public.leadlive rename to leadlive_guardada`,
    mend: (sql) => sql`alter table public.leadlive_guardada rename to leadlive`,
  },
  {
    name: "permission is denied",
    where: "database",
    words: "Erro de permissão no banco de dados. Entre em contato com o suporte. (Código: PERMISSION_DENIED)",
    provoke: (sql) => sql`revoke insert (produto) on public.leadlive from anon`,
    mend: (sql) => sql`grant insert (produto) on public.leadlive to anon`,
  },
  {
    name: "a check refuses a value",
    where: "database",
    words: "Valor inválido enviado. Tente novamente. (Código: CONSTRAINT_VIOLATION)",
    provoke: (sql) =>
      sql`alter table public.leadlive add constraint sem_imersao check (produto <> 'imersao') not valid`,
    mend: (sql) => sql`alter table public.leadlive drop constraint sem_imersao`,
  },
  {
    name: "a value is null",
    where: "database",
    words: "Campos obrigatórios faltando. Verifique o formulário. (Código: NULL_VALUE)",
    provoke: trigger("new.nome := null;"),
    mend: withoutTrigger,
  },
  {
    name: "the site's configuration is empty",
    where: "configuration",
    words: "Sistema não configurado corretamente. Entre em contato com o suporte. (Código: CONFIG_ERROR)",
    provoke: config("{}"),
    mend: deployed,
  },
  {
    name: "the site's configuration is missing",
    where: "configuration",
    words: "Sistema não configurado corretamente. Entre em contato com o suporte. (Código: CONFIG_ERROR)",
    provoke: (_sql, { configFile }) => rmSync(configFile),
    mend: deployed,
  },
  {
    name: "the database says something else",
    where: "database",
    words: "Erro: a agenda da live está cheia",
    provoke: trigger("raise exception 'a agenda da live está cheia';"),
    mend: withoutTrigger,
  },
  {
    name: "nobody foresaw it",
    where: "configuration",
    words: "Erro ao processar cadastro. Tente novamente.",
    provoke: config("<!doctype html><title>Em manutenção</title>"),
    mend: deployed,
  },
];

for (const [where, found] of Object.entries(Object.groupBy(causes, ({ where }) => where))) {
  test(`[LIVE-05] failures of the ${where}: each has its own message, nothing is lost, and once fixed it can be sent again`, async ({
    page,
    product: own,
    sql,
    quiet,
  }) => {
    const email = uniqueEmail();
    await page.goto(liveForm.path);
    await liveForm.fill(page, email);
    for (const { name, words, provoke, mend } of found) {
      await test.step(name, async () => {
        await provoke(sql, own);
        try {
          // The page loads its configuration once; a reload loads it again and restores what was typed.
          await page.reload();
          await sendInterest(page).click();
          const alert = page.getByRole("alert").filter({ hasText: words });
          await hurry(page, expect(alert).toBeVisible(SENT));
          await expect(alert.getByText(words, { exact: true })).toBeInViewport();
          await expect(product(page, "Imersão")).toBeChecked();
          if (name === found[0]?.name) await expectAccessible(alert);
          expect(quiet.join()).not.toContain(email);
          quiet.splice(0);
        } finally {
          await mend(sql, own);
        }
      });
    }
    await page.reload();
    await sendInterest(page).click();
    await liveForm.expectThanks(page);
    expect(await rowsOf("leadlive", email, sql)).toMatchObject([{ produto: "imersao" }]);
  });
}
