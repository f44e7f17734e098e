import type pg from "pg";
import type { CreateAccount } from "./gateways/account-api.ts";
import type { Asaas } from "./gateways/asaas.ts";
import type { StartBuild } from "./gateways/conteudo-hook.ts";
import type { Mailer } from "./gateways/mailer.ts";
import type { SendPush } from "./gateways/web-push.ts";

/** What the process opens once at its start. Functions take the part of it that they use. */
export interface Resources {
  pool: pg.Pool;
  mailer: Mailer;
  asaas: Asaas;
  /** Undefined where no account API is configured. */
  createAccount: CreateAccount | undefined;
  /** Undefined where no build hook is configured. */
  startBuild?: StartBuild | undefined;
  /** Starts a process that loads the newest month of the public CNPJ register. Undefined where no share is configured. */
  startReceita?: (() => void) | undefined;
  /** Sends a message to a device of a member. Undefined where no VAPID key is configured. */
  sendPush?: SendPush | undefined;
  /** Public URL of the site, without a slash at the end. */
  siteUrl: string;
  /** Origin of the staff panel; undefined where it is not served. */
  painelUrl?: string | undefined;
}
