import { join } from "node:path";
import postgres from "postgres";
import { loadSamples } from "../samples/load-samples.ts";
import { startStack } from "../stack/stack.ts";
import { createIdentity } from "./age.ts";
import type { BackupFile } from "./read-backup.ts";
import { writeBackup } from "./write-backup.ts";

const LEADS = 20_000;

/** Makes the backup of a drill from invented people, one of whom is deleted after it was taken. */
export async function sampleBackup(folder: string): Promise<{ backup: BackupFile; deletions: BackupFile }> {
  const identity = join(folder, "key.txt");
  const recipients = [await createIdentity(identity)];
  const stack = await startStack({ temporary: true });
  const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    await loadSamples(stack);
    // Without their jobs and the inbox: only the amount counts.
    await sql.unsafe(`alter table public.leadlive disable trigger user;
      insert into public.leadlive (nome, email, telefone, produto, consentimento_versao)
      select 'Maria da Conceição', 'maria.' || i || '@exemplo.com.br', '11987654321', 'edenapp', '2026-11'
      from generate_series(1, ${LEADS}) as i;
      alter table public.leadlive enable trigger user`);
    const backup = { file: join(folder, "eden.sql.gz.age"), identity };
    await writeBackup(sql, backup.file, { recipients });
    const deletions = { file: join(folder, "deletions.sql.gz.age"), identity };
    await sql`select privado.apagar_titular('maria.1@exemplo.com.br')`;
    await writeBackup(sql, deletions.file, { recipients, deletionsOnly: true });
    return { backup, deletions };
  } finally {
    await sql.end();
    await stack.stop();
  }
}
