import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

export type StackKeys = { databasePassword: string; publishableKey: string; secretKey: string; jwtSecret: string };

/** Random keys of one local stack; with a file they are stored next to the data they open. */
export function stackKeys(file?: string): StackKeys {
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as StackKeys;
  const keys = makeKeys();
  if (file) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  }
  return keys;
}

function makeKeys(): StackKeys {
  const random = () => randomBytes(24).toString("base64url");
  return {
    databasePassword: random(),
    publishableKey: `sb_publishable_${random()}`,
    secretKey: `sb_secret_${random()}`,
    jwtSecret: random() + random(),
  };
}
