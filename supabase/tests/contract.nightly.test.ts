import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONTRACT } from "../../scripts/contract/contract.ts";
import { authBinary } from "../../scripts/stack/auth-binary.ts";
import { type Stack, startStack } from "../../scripts/stack/stack.ts";

const run = promisify(execFile);
const SIGN_INS = ["imitation", ...(authBinary() ? (["Supabase Auth"] as const) : [])] as const;

describe.each(SIGN_INS)("with sign-in at %s", (signIn) => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack({ temporary: true, ...(signIn === "imitation" && { signIn }) });
  });
  afterAll(() => stack?.stop());

  /** The command as an operator runs it. */
  async function runContract(secretKey = ""): Promise<{ code: number; lines: string[] }> {
    const script = join(import.meta.dirname, "../../scripts/contract.ts");
    const args = [script, "--url", `${stack.gateway.url}/`, "--key", stack.publishableKey];
    const env = { ...process.env, SUPABASE_SECRET_KEY: secretKey };
    const { code = 0, stdout } = await run(process.execPath, args, { env }).catch((error) => error);
    return { code, lines: stdout.trim().split("\n") };
  }

  test("the local stack answers every request of the contract as the hosted project does", async () => {
    const { code, lines } = await runContract(stack.keys.secretKey);
    const count = CONTRACT.length;
    expect(lines.filter((line) => !line.startsWith("ok "))).toEqual([
      `${count} requests: ${count} as expected, 0 differ, 0 not run`,
    ]);
    expect(code).toBe(0);
    expect(count).toBeGreaterThanOrEqual(20);
    expect(count).toBeLessThanOrEqual(40);
  });

  test("the report names a difference and what was not run", async () => {
    const sql = postgres(stack.databaseUrl, { max: 1 });
    await sql`grant select on public.contato to anon`;
    try {
      const { code, lines } = await runContract();
      expect(lines.filter((line) => line.startsWith("DIFFERS"))).toEqual([
        "DIFFERS  a visitor cannot read forms: status 200 instead of 401 or 403; code none instead of 42501",
      ]);
      expect(lines).toContain("not run  the secret key creates a user: the secret key is not given");
      expect(code).toBe(1);
    } finally {
      await sql`revoke select on public.contato from anon`;
      await sql.end();
    }
  });
});
