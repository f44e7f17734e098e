import { fork } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { timeLimit } from "../time-limit.ts";
import { startDovecot } from "./dovecot.ts";

const PARENT = `import { startDovecot } from ${JSON.stringify(join(import.meta.dirname, "dovecot.ts"))};
const { lmtpPort } = await startDovecot({ folder: process.argv[2] });
process.send(lmtpPort);`;

test("[FID-12] after the parent was killed the mail server starts again over the same folder", {
  timeout: timeLimit(60_000),
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "eden-dovecot-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const program = join(folder, "parent.mjs");
  writeFileSync(program, PARENT);
  const parent = fork(program, [join(folder, "dovecot")]);
  const [first] = await Promise.race([once(parent, "message"), once(parent, "exit")]);
  parent.kill("SIGKILL");
  await once(parent, "exit");
  const second = await startDovecot({ folder: join(folder, "dovecot") });
  onTestFinished(() => second.stop());
  expect(second.lmtpPort).not.toBe(first);
});
